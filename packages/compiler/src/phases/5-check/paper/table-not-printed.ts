import type { Amount, Band, Range, RangeTable } from '@formpress/formula';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedAmount } from '../../4-link/linked/linked-amount.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { type Paper, type PaperRow, paperOf } from './paper-of.ts';
import { plainNumber } from './printed-numbers.ts';

/** Every row of a table is printed as one row on the agency's own file of that version, cell by cell. */
export const tableNotPrinted = defineCheck({
  code: 'table-not-printed',
  severity: 'error',
  check: eachForm((form, report) => {
    const paper = paperOf(form);
    if (!paper) return;
    for (const amount of form.amounts.values()) {
      const [wrong, ...others] = amount.isNotPrinted ? [] : wrongRows(amount, paper);
      if (!wrong) continue;
      const more =
        others.length > 0 ? ` ${others.length} more of its rows are not printed either.` : '';
      report({
        at: wrong.at,
        message: `The agency's file has no row ${wrong.row} as in "@${amount.name}" of ${form.id} ${form.version}.${more}`,
        help: wrong.near
          ? `On page ${wrong.near.page} it prints: ${wrong.near.text}`
          : `Look at "${amount.from}" in blank.pdf. What is rightly not printed says so: printed: no, because: why.`,
      });
    }
  }),
});

/** A row that is not printed, and a printed row with the same beginning. */
type WrongRow = { row: string; at: SourceRange; near?: PaperRow };

function wrongRows(amount: LinkedAmount, paper: Paper): WrongRow[] {
  return [
    ...wrongBands(amount.amount, amount.at, paper),
    ...amount.tables.flatMap(({ table, cellsAt }) => wrongCells(table, cellsAt, amount.at, paper)),
  ];
}

/** The bands of a table by size whose numbers are not together in one printed row. */
function wrongBands(amount: Amount, at: SourceRange, paper: Paper): WrongRow[] {
  if ('byAnswer' in amount)
    return Object.values(amount.byAnswer).flatMap((each) => wrongBands(each, at, paper));
  if (!('bySize' in amount)) return [];
  return amount.bySize.flatMap((band) => {
    const wanted = numbersOfBand(band);
    if (paper.rows.some((row) => wanted.every((each) => has(row, each)))) return [];
    const near = paper.rows.find((row) => has(row, wanted[0] ?? ''));
    return [{ row: wanted.join(', '), at, ...(near && { near }) }];
  });
}

function numbersOfBand(band: Band): string[] {
  const rest = 'is' in band ? [band.is] : [band.plus, band.rate];
  return [band.over, ...rest].map(plainNumber).filter((each) => each !== '0');
}

/**
 * The rows of a table by ranges that are not printed: the ends of the range, then the cells, must follow
 * each other in one row.
 */
function wrongCells(
  { rows, cells, codes }: RangeTable,
  cellsAt: SourceRange[][],
  at: SourceRange,
  paper: Paper,
): WrongRow[] {
  if (codes) return [];
  return rows.flatMap((range, index) => {
    const wanted = (cells[index] ?? []).map(plainNumber);
    const begins = paper.rows.flatMap((row) => beginsIn(row, range));
    if (begins.some((begin) => isPrinted(begin, wanted))) return [];
    const near = nearest(begins, wanted);
    const first = near ? wanted.findIndex((each, i) => !agrees(near, each, i)) : 0;
    const place = cellsAt[index]?.[Math.max(0, first)] ?? at;
    const ends = [range.least, range.most].flatMap((each) => each ?? []);
    const row = [...ends, ...wanted].join(', ');
    return [{ row, at: place, ...(near && { near: near.row }) }];
  });
}

/** A printed row, and where its cells begin. */
type Begin = { row: PaperRow; from: number };

/** Whether all cells are printed in their order. Some agencies leave cells of zero empty. */
function isPrinted(begin: Begin, wanted: readonly string[]): boolean {
  if (wanted.every((each, i) => agrees(begin, each, i))) return true;
  const rest = begin.row.numbers.slice(begin.from);
  const filled = wanted.filter((each) => each !== '0');
  return rest.length === filled.length && filled.every((each, i) => rest[i]?.includes(each));
}

function agrees({ row, from }: Begin, cell: string, index: number): boolean {
  return row.numbers[from + index]?.includes(cell) ?? cell === '0';
}

/** Where the cells can begin in a row: after both ends of the range, or after one of them where it says "less than" or "over". */
function beginsIn(row: PaperRow, { least, most }: Range): Begin[] {
  const above = most === undefined ? [] : [String(Number(most) + 1)];
  const both =
    most === undefined
      ? []
      : [
          [least, most],
          [least, ...above],
        ];
  const one = [[least], ...(most === undefined ? [] : [[most], above])];
  return [...both, ...one].flatMap((ends) => {
    const wanted = ends.map(plainNumber);
    return row.numbers.flatMap((_, at) =>
      wanted.every((each, i) => row.numbers[at + i]?.includes(each))
        ? [{ row, from: at + wanted.length }]
        : [],
    );
  });
}

/** The row with the most cells that agree. */
function nearest(begins: readonly Begin[], wanted: readonly string[]): Begin | undefined {
  const agreeing = (begin: Begin) => wanted.filter((each, i) => agrees(begin, each, i)).length;
  return begins.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
}

function has({ numbers }: PaperRow, wanted: string): boolean {
  return numbers.some((each) => each.includes(wanted));
}
