import type { FillPlan, TextPlace } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Printed, printedIn } from '../../test/printed.ts';
import { Ink } from '../foundation/ink.ts';
import { fit } from '../layout/fit.ts';
import { Typefaces } from '../layout/typefaces.ts';
import type { TextRules } from './shape-text.ts';
import { TextPrinter } from './text.ts';

const widths = Array.from({ length: 224 }, (_, i) => 200 + ((i * 37) % 600));
const faces = new Typefaces({
  fonts: { Helvetica: { resource: 'F', widths } },
  letters: { resource: 'L', characters: ' ', widths: [250], objects: [] },
} as unknown as FillPlan);
const { widthOf } = faces.own('Helvetica');

const places: fc.Arbitrary<TextPlace> = fc.record({
  page: fc.constant(1),
  box: fc.tuple(
    fc.integer({ min: -20, max: 1100 }),
    fc.integer({ min: -20, max: 1100 }),
    fc.double({ min: 1, max: 380, noNaN: true }),
    fc.double({ min: 1, max: 380, noNaN: true }),
  ),
  turn: fc.constantFrom<TextPlace['turn']>(0, 90, 180, 270),
  font: fc.constant('Helvetica'),
  size: fc.constantFrom(0, 7, 9.125, 12),
  color: fc.constant<number[]>([0]),
  align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
});
const character = fc.constantFrom('(', ')', '\\', 'a', 'é', 'W', '0', '-', ' ');
const lines = fc.string({ unit: character, minLength: 1, maxLength: 40 });
const paragraphs = fc
  .array(fc.string({ unit: character, maxLength: 20 }), { minLength: 1, maxLength: 5 })
  .map((each) => each.join('\n'))
  .filter((text) => text !== '');

/** A line in the coordinates of its box, as the reader sees it. */
type Seen = Pick<Printed, 'text' | 'size' | 'narrowing'> & {
  left: number;
  right: number;
  baseline: number;
};

/** The lines that a reader sees of a text in a place; undefined when it is refused. */
function seen(text: string, place: TextPlace, rules: TextRules = {}): Seen[] | undefined {
  const ink = new Ink();
  const printer = new TextPrinter({ name: 'name', index: 0 }, rules, place, faces);
  if (printer.print({ texts: [text], signatures: [] }, ink)) return undefined;
  return printedIn(ink.toBytes().toString('latin1')).map(({ x, y, axes, ...printed }) => {
    const { text: line, size, narrowing } = printed;
    const [a = 0, b = 0, c = 0, d = 0] = axes;
    const [left0 = 0, bottom = 0, across = 0, up = 0] = place.box;
    const [fromX, fromY] = [x - left0, y - bottom];
    // Turning back keeps distances, but a turned box begins at another of its corners.
    const left = a * fromX + b * fromY + (a < 0 ? across : 0) + (b < 0 ? up : 0);
    const baseline = c * fromX + d * fromY + (c < 0 ? across : 0) + (d < 0 ? up : 0);
    const width = (widthOf(line) * size * narrowing) / 100_000;
    return { text: line, size, narrowing, left, right: left + width, baseline };
  });
}

function sidesOf({ box, turn }: TextPlace): { width: number; height: number } {
  const [, , across = 0, up = 0] = box;
  return turn % 180 === 0 ? { width: across, height: up } : { width: up, height: across };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Expects the lines and sizes that `fit` returns, aligned in the box, from top to bottom. */
function expectFitted(text: string, place: TextPlace, multiline: boolean): void {
  const { width, height } = sidesOf(place);
  const fitted = fit(text, { width, height, size: place.size, multiline }, widthOf);
  const found = seen(text, place, { multiline });
  expect(found?.map(({ text: line }) => line)).toEqual(fitted?.lines.filter((line) => line !== ''));
  const inset = Math.min(2, width / 10);
  for (const [i, { size, narrowing, left, right, baseline }] of (found ?? []).entries()) {
    expect([size, narrowing]).toEqual([
      rounded(fitted?.size ?? 0),
      rounded((fitted?.narrowing ?? 0) * 100),
    ]);
    if (place.align === 'left') expect(left).toBeCloseTo(inset, 1);
    if (place.align === 'right') expect(right).toBeCloseTo(width - inset, 1);
    if (place.align === 'center') expect((left + right) / 2).toBeCloseTo(width / 2, 1);
    expect(left).toBeGreaterThan(-0.05);
    expect(right).toBeLessThan(width + 0.05);
    expect(baseline).toBeLessThan(found?.[i - 1]?.baseline ?? Number.POSITIVE_INFINITY);
  }
}

it('prints a line as it fits, wherever its box stands and however it is turned', () => {
  fc.assert(
    fc.property(places, lines, (place, text) => expectFitted(text, place, false)),
    { numRuns: 2000 },
  );
});

it('prints a paragraph as it fits, wherever its box stands and however it is turned', () => {
  fc.assert(
    fc.property(places, paragraphs, (place, text) => expectFitted(text, place, true)),
    { numRuns: 2000 },
  );
});

it('prints the lines of a paragraph between the rules of its box', () => {
  const ruled = fc.record({
    width: fc.integer({ min: 60, max: 300 }),
    gaps: fc.array(fc.double({ min: 6, max: 20, noNaN: true }), { minLength: 2, maxLength: 6 }),
  });
  fc.assert(
    fc.property(ruled, paragraphs, ({ width, gaps }, text) => {
      const heights = gaps.map((_, i) => gaps.slice(0, i + 1).reduce((sum, gap) => sum + gap, 0));
      const rules = heights.slice(0, -1).reverse();
      const box = [50, 50, width, heights.at(-1) as number];
      const at = { page: 1, box, turn: 0 as const, font: 'Helvetica', size: 0, color: [0] };
      const found = seen(text, { ...at, align: 'left', rules }, { multiline: true }) ?? [];
      // Places are written with three decimals.
      const crossed = found.filter(({ baseline, size }) =>
        rules.some(
          (rule) => rule > baseline - 0.207 * size + 0.01 && rule < baseline + 0.718 * size - 0.01,
        ),
      );
      expect(crossed).toEqual([]);
      const baselines = found.map(({ baseline }) => baseline);
      expect(baselines).toEqual(baselines.toSorted((a, b) => b - a));
    }),
    { numRuns: 1000 },
  );
});

it('prints short lines on the rules of their box, the first on the topmost', () => {
  const at = { page: 1, box: [40, 300, 260, 44], turn: 0 as const, font: 'Helvetica', color: [0] };
  const place: TextPlace = { ...at, size: 9, align: 'left', rules: [30, 19, 7] };
  const found = seen('aa\naa\naa', place, { multiline: true });
  expect(found?.map(({ size, baseline }) => [size, baseline])).toEqual([
    [9, 32.863],
    [9, 21.863],
    [9, 9.863],
  ]);
});

it('prints each character in the middle of its cell, from the side where the text stands', () => {
  const digits = fc.stringMatching(/^\d{1,9}$/);
  fc.assert(
    fc.property(places, digits, (place, text) => {
      const { width } = sidesOf(place);
      const found = seen(text, place, { comb: true, maxLength: 9 });
      if (!found) return;
      const spare = 9 - text.length;
      const first = { left: 0, center: Math.floor(spare / 2), right: spare }[place.align];
      expect(found.map(({ text: digit }) => digit).join('')).toBe(text);
      for (const [i, { left, right }] of found.entries()) {
        expect((left + right) / 2).toBeCloseTo(((first + i + 0.5) * width) / 9, 1);
      }
    }),
  );
});

const line: TextPlace = {
  ...{ page: 1, box: [20, 100, 100, 14], turn: 0, font: 'Helvetica', size: 10 },
  ...{ color: [0], align: 'left' },
};

it.each([
  ['123-45-6789', '123456789'],
  ['XXX XX 6789', 'XXXXX6789'],
  ['-12345678', '-12345678'],
  ['1234567890', undefined],
  ['12345-678a', undefined],
])('gives %s the form that nine characters have room for', (text, printed) => {
  expect(seen(text, line, { maxLength: 9 })?.map((each) => each.text)).toEqual(
    printed && [printed],
  );
});

it.each([
  ['Rene\u0301e', {}, ['Ren\xe9e']],
  ['a\tb\r\nc', {}, ['a b c']],
  ['a\tb\r\nc\rd', { multiline: true }, ['a b', 'c', 'd']],
])('composes %j and ends lines only where they can end', (text, rules, printed) => {
  const place = { ...line, box: [20, 100, 100, 60] };
  expect(seen(text, place, rules)?.map((each) => each.text)).toEqual(printed);
});
