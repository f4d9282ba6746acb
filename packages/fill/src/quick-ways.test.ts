import type { FillPlan, TextField, TextPlace } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Base64Ink } from './base64-ink.ts';
import { Ink } from './ink.ts';
import { Paragraph } from './paragraph.ts';
import { layOut } from './sheet.ts';
import { ShrunkLine } from './shrunk-line.ts';
import { Typefaces } from './typefaces.ts';
import { ValuePrinter } from './value-printer.ts';

const widths = Array.from({ length: 224 }, (_, i) => 300 + i);
const plan = {
  fonts: { Helvetica: { resource: 'F', widths } },
  letters: { resource: 'L', characters: ' ', widths: [250], objects: [] },
} as unknown as FillPlan;
const faces = new Typefaces(plan);
const face = faces.own('Helvetica');

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
  size: fc.constantFrom(0, 7, 9, 12),
  color: fc.constant<number[]>([0]),
  align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
});
const odd = fc.constantFrom('(', ')', '\\', 'a', 'é', '’', 'Ł', ' ');
const upTo = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength }), fc.string({ unit: odd, maxLength }));
const texts = upTo(40).filter((text) => text.length > 0);
const paragraphs = fc
  .array(upTo(20), { minLength: 1, maxLength: 5 })
  .map((lines) => lines.join('\n'));

function printerOf(place: TextPlace, more: Partial<TextField> = {}): ValuePrinter {
  return new ValuePrinter(0, { kind: 'text', places: [], ...more }, place, faces);
}

/** A line as a reader shows it: its letters, their size, the way they run, and where they start. */
type Shown = { text: string; numbers: number[] };

const step = /([-\d.]+) Tf|([-\d. ]+) T([dm])|\[ *(\d+)|./sy;

/** Shows what instructions print, but for lines without letters. */
function shown(content: string): Shown[] {
  const lines: Shown[] = [];
  let size = 0;
  let back = 0;
  let matrix = [1, 0, 0, 1, 0, 0];
  for (let at = 0; at < content.length; ) {
    if (content[at] === '(') {
      const { text, end } = lettersAt(content, at);
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix;
      if (text) lines.push({ text, numbers: [size, a, b, c, d, x - a * back, y - b * back] });
      back = 0;
      at = end;
      continue;
    }
    step.lastIndex = at;
    const [whole = '', font, way, kind, shift] = step.exec(content) ?? [];
    at += whole.length;
    if (font) size = Number(font);
    const numbers = (way ?? '').trim().split(/ +/).map(Number);
    if (kind === 'm') matrix = numbers;
    if (kind === 'd') matrix = matrix.map((each, i) => each + (numbers[i - 4] ?? 0));
    if (shift) back = (Number(shift) * size) / 1000;
  }
  return lines;
}

/** The letters in the brackets that open at a place, and where they end. */
function lettersAt(content: string, start: number): { text: string; end: number } {
  let text = '';
  let at = start + 1;
  for (let depth = 1; depth > 0; at += 1) {
    const letter = content[at] ?? ')';
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth > 0) text += content[at] ?? '';
  }
  return { text, end: at };
}

function usually(printer: ValuePrinter, text: string): Shown[] {
  const ink = new Ink();
  expect(printer.readied().printUnusual(text, ink)).toBeUndefined();
  return shown(ink.bytes.toString('latin1', 0, ink.length));
}

/** Expects what was printed to be what the way for any text prints, to a hundredth of a point. */
function expectSame(out: Base64Ink, printer: ValuePrinter, text: string): void {
  const ours = shown(Buffer.from(out.toString(), 'base64').toString('latin1'));
  const theirs = usually(printer, text);
  expect(ours.map((line) => line.text)).toEqual(theirs.map((line) => line.text));
  for (const [i, { numbers }] of ours.entries()) {
    expect(numbers).toHaveLength(7);
    for (const [j, number] of numbers.entries()) {
      expect(Math.abs(number - (theirs[i]?.numbers[j] ?? Number.NaN))).toBeLessThan(0.021);
    }
  }
}

it('shows what instructions print', () => {
  const content =
    'BT /F 10 Tf 5 6 Td(a\\(b ((c))) Tj 0 -2 Td[000500(d)  ]TJ 0 1 -1 0 7 8 Tm[002000(e)]TJ';
  expect(shown(content)).toEqual([
    { text: 'a(b ((c))', numbers: [10, 1, 0, 0, 1, 5, 6] },
    { text: 'd', numbers: [10, 1, 0, 0, 1, 0, 4] },
    { text: 'e', numbers: [10, 0, 1, -1, 0, 7, -12] },
  ]);
});

type QuickWay = { print(text: string, out: Base64Ink): boolean };

/** Expects a quick way to print what the way for any text prints, or to leave it alone. */
function expectQuick(
  said: fc.Arbitrary<string>,
  more: Partial<TextField>,
  quick: (printer: ValuePrinter) => QuickWay,
): void {
  let printed = 0;
  fc.assert(
    fc.property(places, said, (place, text) => {
      const printer = printerOf(place, more);
      const out = new Base64Ink();
      const isPrinted = quick(printer).print(text, out);
      expect(out.length > 0).toBe(isPrinted);
      if (!isPrinted) return;
      printed += 1;
      expectSame(out, printer, text);
    }),
    { numRuns: 2000 },
  );
  expect(printed).toBeGreaterThan(100);
}

it('prints lines that shrink as the way for any text does, or leaves them to that', () => {
  expectQuick(texts, {}, (printer) => new ShrunkLine(printer, face));
});

it('prints paragraphs as the way for any text does, or leaves them to that', () => {
  expectQuick(paragraphs, { multiline: true }, (printer) => new Paragraph(printer, face));
});

it('prints lines on a sheet as the way for any text does, or leaves them to that', () => {
  let printed = 0;
  fc.assert(
    fc.property(places, places, texts, (first, second, text) => {
      const lines = [first, second].map((place) => printerOf(place));
      const { quads, slots } = layOut(lines, faces);
      for (const [i, slot] of slots.entries()) {
        const out = new Base64Ink();
        out.put(quads);
        const isPrinted = slot.write(text, 0, text.length, out, 0);
        if (!isPrinted) expect(out.quads.subarray(0, out.length)).toEqual(quads);
        if (!isPrinted) continue;
        printed += 1;
        expectSame(out, lines[i] as ValuePrinter, text);
      }
    }),
    { numRuns: 2000 },
  );
  expect(printed).toBeGreaterThan(100);
});
