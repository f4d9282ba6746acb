import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undoPrediction } from './predictor.ts';

const png = (columns: number) => ({ predictor: 15, colors: 1, bits: 8, columns });

it('undoes each row with its own filter', () => {
  const rows = [
    [0, 10, 20, 30],
    [1, 10, 10, 10],
    [2, 1, 1, 1],
    [3, 5, 5, 5],
    [4, 1, 2, 3],
  ].flat();
  expect([...undoPrediction(Uint8Array.from(rows), png(3))]).toEqual(
    [
      [10, 20, 30],
      [10, 20, 30],
      [11, 21, 31],
      [10, 20, 30],
      [11, 22, 33],
    ].flat(),
  );
});

it('adds the pixel to the left for TIFF', () => {
  const data = Uint8Array.from([1, 1, 1, 5, 1, 1]);
  expect([...undoPrediction(data, { ...png(3), predictor: 2 })]).toEqual([1, 2, 3, 5, 6, 7]);
});

it('refuses a width that the data cannot have', () => {
  const wide = { predictor: 12, colors: 1, bits: 8, columns: 2 ** 31 };
  expect(() => undoPrediction(new Uint8Array(8), wide)).toThrow('wrong width');
});

it('returns rows that were stored as differences from the row above', () => {
  const table = fc.array(fc.uint8Array({ minLength: 5, maxLength: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const stored = rows.flatMap((row, y) => [
        2,
        ...row.map((byte, x) => byte - (rows[y - 1]?.[x] ?? 0)),
      ]);
      const undone = undoPrediction(Uint8Array.from(stored), { ...png(5), predictor: 12 });
      expect([...undone]).toEqual(rows.flatMap((row) => [...row]));
    }),
  );
});
