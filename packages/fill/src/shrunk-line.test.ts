import type { FillPlan, TextPlace } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Base64Ink } from './base64-ink.ts';
import { Ink } from './ink.ts';
import { ShrunkLine } from './shrunk-line.ts';
import { Typefaces } from './typefaces.ts';
import { ValuePrinter } from './value-printer.ts';

const plan = {
  fonts: { Helvetica: { resource: 'F', widths: Array.from({ length: 224 }, (_, i) => 300 + i) } },
  letters: { resource: 'L', characters: ' ', widths: [250], objects: [] },
} as unknown as FillPlan;
const faces = new Typefaces(plan);

const places: fc.Arbitrary<TextPlace> = fc.record({
  page: fc.constant(1),
  box: fc.tuple(
    fc.integer({ min: 11, max: 600 }),
    fc.integer({ min: 11, max: 600 }),
    fc.double({ min: 1, max: 380, noNaN: true }),
    fc.double({ min: 1, max: 380, noNaN: true }),
  ),
  turn: fc.constantFrom<TextPlace['turn']>(0, 90, 180, 270),
  font: fc.constant('Helvetica'),
  size: fc.constantFrom(0, 7, 9, 12),
  color: fc.constant<number[]>([0]),
  align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
});

/** The numbers of an instruction, and the text. */
function shown(content: string) {
  const [, size, , matrix = '', text] =
    /BT \/F +([\d.]+) Tf (([-\d. ]+) T[dm]) *(\(.*\)) *Tj ET/s.exec(content) ?? [];
  return { size: Number(size), matrix: matrix.trim().split(/ +/).map(Number), text };
}

it('prints just what the way for any text prints, or leaves it to that', () => {
  const texts = fc.string({ minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(places, texts, (place, text) => {
      const line = new ValuePrinter(0, { kind: 'text', places: [] }, place, faces);
      const out = new Base64Ink();
      const isPrinted = new ShrunkLine(line, faces.own('Helvetica')).print(text, out);
      expect(out.length > 0).toBe(isPrinted);
      if (!isPrinted) return;
      const ink = new Ink();
      expect(line.readied().printUnusual(text, ink)).toBeUndefined();
      const ours = shown(Buffer.from(out.toString(), 'base64').toString('latin1'));
      const usual = shown(ink.bytes.toString('latin1', 0, ink.length));
      const whole = usual.matrix.length === 2 ? [1, 0, 0, 1, ...usual.matrix] : usual.matrix;
      expect([ours.text, ours.size]).toEqual([usual.text, usual.size]);
      expect(ours.matrix).toHaveLength(6);
      for (const [i, number] of ours.matrix.entries()) {
        expect(Math.abs(number - (whole[i] ?? Number.NaN))).toBeLessThan(0.011);
      }
    }),
    { numRuns: 1000 },
  );
});
