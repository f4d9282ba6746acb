import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fitted, fit, fitCells, type TextArea } from './fit.ts';

/** Every letter is half as wide as high. */
const widthOf = (text: string): number => 500 * Array.from(text).length;

it('keeps the size of the field where the text fits', () => {
  expect(fit('abcdefghij', { width: 100, height: 14, size: 8 }, widthOf)).toEqual({
    lines: ['abcdefghij'],
    size: 8,
    narrowing: 1,
  });
});

it('chooses the size by the height where the field leaves it open', () => {
  expect(fit('a', { width: 100, height: 9.25, size: 0 }, widthOf)?.size).toBe(10);
  expect(fit('a', { width: 100, height: 50, size: 0 }, widthOf)?.size).toBe(12);
});

it('shrinks, then takes two lines, then narrows, then refuses', () => {
  const area = { width: 104, height: 13, size: 10 };
  const words = (count: number) => `${'a'.repeat(count)} ${'b'.repeat(count)}`;
  expect(fit(words(12), area, widthOf)).toEqual({ lines: [words(12)], size: 8, narrowing: 1 });
  expect(fit(words(20), area, widthOf)).toEqual({
    lines: ['a'.repeat(20), 'b'.repeat(20)],
    size: 6.41,
    narrowing: 1,
  });
  expect(fit('a'.repeat(40), area, widthOf)).toEqual({
    lines: ['a'.repeat(40)],
    size: 6,
    narrowing: 0.833,
  });
  expect(fit(words(45), area, widthOf)?.narrowing).toBe(0.74);
  expect(fit(words(50), area, widthOf)).toBe(undefined);
});

it('takes one line only where the box is low', () => {
  const low = { width: 104, height: 12, size: 8 };
  expect(fit(`${'a'.repeat(20)} ${'b'.repeat(20)}`, low, widthOf)?.lines.length).toBe(1);
});

it('wraps a paragraph and keeps its line ends', () => {
  const area = { width: 54, height: 40, size: 10, multiline: true };
  expect(fit('one two three\nfour', area, widthOf)).toEqual({
    lines: ['one two', 'three', 'four'],
    size: 10,
    narrowing: 1,
  });
  expect(fit('a'.repeat(60), area, widthOf)).toBe(undefined);
});

it('lets the widest character decide in cells', () => {
  const wide = (text: string): number => (text === 'W' ? 1500 : 500);
  const area = { width: 90, height: 14, size: 10 };
  expect(fitCells('123456789', 9, area, wide)).toEqual({
    lines: ['123456789'],
    size: 10,
    narrowing: 1,
  });
  expect(fitCells('W', 9, area, wide)?.size).toBe(6.66);
  expect(fitCells('1234567890', 9, area, wide)).toBe(undefined);
});

const areas = fc.record({
  width: fc.double({ min: 10, max: 400, noNaN: true }),
  height: fc.double({ min: 5, max: 60, noNaN: true }),
  size: fc.constantFrom(0, 5, 8, 10, 12),
});
const texts = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 12 });

it('never makes a text wider or higher than its box, nor loses a letter', () => {
  fc.assert(
    fc.property(texts, areas, fc.boolean(), (words, area, multiline) => {
      const text = words.join(' ');
      const fitted = fit(text, { ...area, multiline }, widthOf);
      if (!fitted) return;
      expect(fitted.lines.join(' ')).toBe(text);
      for (const line of fitted.lines)
        expect(printedWidth(line, fitted)).toBeLessThanOrEqual(area.width);
      if (fitted.lines.length > 1) {
        expect(fitted.size * (0.925 + 1.1 * (fitted.lines.length - 1))).toBeLessThan(
          area.height + 0.01,
        );
      }
    }),
  );
});

it('refuses only what fits in no way that the rule allows', () => {
  fc.assert(
    fc.property(texts, areas, (words, area) => {
      const text = words.join(' ');
      expect(fit(text, area, widthOf) !== undefined).toBe(fitsSomehow(text, area));
    }),
  );
});

function printedWidth(line: string, { size, narrowing }: Fitted): number {
  return (widthOf(line) * size * narrowing) / 1000;
}

/** A second, simpler test: whether a text fits at 6 points and 70 percent, on one line or broken at any space. */
function fitsSomehow(text: string, area: TextArea): boolean {
  const smallest = Math.min(6, area.size || 12);
  const available = area.width - 2 * Math.min(2, area.width / 10);
  const fits = (line: string) => (widthOf(line) * smallest * 0.7) / 1000 <= available;
  if (fits(text)) return true;
  if (smallest * (0.718 + 0.207 + 1.1) > area.height) return false;
  return Array.from(text).some(
    (character, i) => character === ' ' && fits(text.slice(0, i)) && fits(text.slice(i + 1)),
  );
}
