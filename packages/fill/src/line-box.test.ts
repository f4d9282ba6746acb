import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fit } from './fit.ts';
import { Ink } from './ink.ts';
import { LineBox } from './line-box.ts';
import { placementOf } from './placement.ts';
import { StandardTypeface } from './standard-typeface.ts';

const face = new StandardTypeface({
  resource: 'F',
  widths: Array.from({ length: 224 }, (_, i) => 200 + ((i * 37) % 600)),
});

/** The size and the lines that a paragraph is printed in. */
function printed(text: string, width: number, height: number, size: number) {
  const around = { head: '', end: '' };
  const rules = { size, multiline: true };
  const box = new LineBox(placementOf([0, 0, width, height], 0), 'center', rules, around);
  const ink = new Ink();
  if (!box.print(text, face, ink)) return undefined;
  const written = ink.bytes.toString('latin1', 0, ink.length);
  return {
    size: Number(/\/F ([\d.]+) Tf/.exec(written)?.[1]),
    lines: [...written.matchAll(/\(([^)]*)\) Tj/g)].map(([, line]) => line),
  };
}

it('prints a paragraph in the lines that fit makes, whether they stand as written or not', () => {
  const line = fc.stringMatching(/^[a-z]( ?[a-z]){0,20}$/);
  const text = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));
  const sizes = fc.constantFrom(0, 6, 8, 9.125, 12);
  const side = fc.integer({ min: 20, max: 200 });
  fc.assert(
    fc.property(text, side, side, sizes, (words, width, height, size) => {
      const fitted = fit(words, { width, height, size, multiline: true }, face.widthOf);
      const wanted = fitted && {
        size: Math.round(fitted.size * 100) / 100,
        lines: fitted.lines,
      };
      expect(printed(words, width, height, size)).toEqual(wanted);
    }),
    { numRuns: 1000 },
  );
});
