import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculate, type Fraction } from '../../test/client-calculator.ts';
import type { Amount, Names, RangeTable } from '../foundation/names.ts';
import { fraction, rational } from '../numbers/rational.ts';
import { parse } from '../parse/parse.ts';
import { printForClient } from '../print/print-for-client.ts';
import { evaluate } from '../run/evaluate.ts';
import { lower } from './lower.ts';

/** Ranges from 0 on, of these sizes; the last has an end or none. */
function rangesOf(sizes: number[], isOpen: boolean) {
  let least = 0;
  return sizes.map((size, index) => {
    const range = { least: String(least), most: String(least + size - 1) };
    least += size;
    return isOpen && index === sizes.length - 1 ? { least: range.least } : range;
  });
}

const sizes = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 15 });

const anyTable = fc
  .record({ rows: sizes, columns: sizes, isOpen: fc.boolean(), seed: fc.nat(97) })
  .map(
    ({ rows, columns, isOpen, seed }): RangeTable => ({
      rows: rangesOf(rows, isOpen),
      columns: rangesOf(columns, !isOpen),
      cells: rows.map((_, row) => columns.map((__, column) => String(seed + row * 1000 + column))),
    }),
  );

function namesOf(table: RangeTable): Names {
  const amounts: Record<string, Amount> = { table: { byRange: table } };
  return {
    variable: (name) =>
      name === 'high' || name === 'low' ? { kind: 'number', scale: 0 } : undefined,
    amount: (name) => amounts[name],
    variables: () => ['high', 'low'],
    amounts: () => ['table'],
  };
}

/** Both ends of every range, and the numbers next to them. */
function edgesOf(ranges: RangeTable['rows']): number[] {
  const ends = ranges.flatMap(({ least, most = least }) => [Number(least), Number(most)]);
  const near = ends.flatMap((end) => [end - 1, end, end + 1]);
  const last = ranges.at(-1)?.most ?? Number.POSITIVE_INFINITY;
  return [...new Set(near)].filter((each) => each >= 0 && each <= Number(last));
}

/** The cell by the definition of a range, without any formula. */
function cellOf({ rows, columns = [], cells }: RangeTable, high: number, low: number) {
  const at = (ranges: RangeTable['rows'], number: number) =>
    ranges.findIndex(
      ({ least, most }) => Number(least) <= number && number <= Number(most ?? number),
    );
  return cells[at(rows, high)]?.[at(columns, low)];
}

it('gives the cell of the table for every end of a range, and one below and above it', () => {
  const { node } = parse('lookup(@table, high, low)');
  if (!node) throw new Error('The formula is right.');
  fc.assert(
    fc.property(anyTable, (table) => {
      const expression = lower(node, namesOf(table));
      const formula = printForClient(expression);
      for (const high of edgesOf(table.rows)) {
        for (const low of edgesOf(table.columns ?? [])) {
          const number = rational(cellOf(table, high, low) ?? 'none');
          const scope = (name: string) => ({
            number: rational(String(name === 'high' ? high : low)),
          });
          expect(evaluate(expression, scope)).toEqual({ number });
          const given = { high: [BigInt(high), 1n], low: [BigInt(low), 1n] } as const;
          if (high === low || high % 7 === 0)
            expect(fraction(...(calculate(formula, given as never) as Fraction))).toEqual(number);
        }
      }
    }),
    { numRuns: 25 },
  );
});
