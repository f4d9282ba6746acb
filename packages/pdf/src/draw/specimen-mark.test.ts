import { expect, it } from 'vitest';
import { specimenMark, specimenTitle } from './specimen-mark.ts';

const letter = { width: 612, height: 792 };

/** The corners of what is drawn, on the page. */
function boundsOf(content: string) {
  const [, numbers = ''] = /g (.*) cm/.exec(content) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.split(' ').map(Number);
  const drawn = [...content.matchAll(/(-?\d+) (-?\d+) [mlc]\b/g)];
  const points = drawn.map(([, x, y]) => [Number(x), Number(y)] as const);
  const xs = points.map(([x, y]) => a * x + c * y + e);
  const ys = points.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

it('goes across the page in every language, and not beyond its edge', () => {
  for (const language of ['en', 'es', 'fr'] as const) {
    const [left = 0, bottom = 0, right = 0, top = 0] = boundsOf(specimenMark(language, letter));
    expect([left > 0, bottom > 0, right < 612, top < 792]).toEqual([true, true, true, true]);
    expect([right - left > 400, top - bottom > 500]).toEqual([true, true]);
  }
});

it('is light, and leaves the ink as it was', () => {
  expect(specimenMark('en', letter)).toMatch(/^q 0\.92 g [^q]* f Q$/);
});

it('says it in the title too', () => {
  expect((['en', 'es', 'fr'] as const).map((each) => specimenTitle('W-4', each))).toEqual([
    'Specimen: W-4',
    'Muestra: W-4',
    'Spécimen : W-4',
  ]);
});
