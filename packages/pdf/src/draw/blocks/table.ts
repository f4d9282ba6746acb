import type { BlankAnswer, BlankTable } from '@formpress/model';
import { BlankProblem } from '../blank-problem.ts';
import { type Ink, moveInks, ruleAcross, ruleDown, type Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { thin } from '../measures.ts';
import type { Piece } from '../piece.ts';
import { keptTogether } from './heading.ts';
import { fitTableCell, type TableColumn } from './table-cell.ts';

type Cell = string | BlankAnswer;

/** Lays out a table, with thin rules between its columns and after groups of rows. */
export function layOutTable({ table }: BlankTable, context: LayoutContext): Piece[] {
  const size = Number(table.size ?? context.size * 0.9);
  const place = { ...within(context, 'table'), size };
  const tag: Tag = { role: 'Table', parent: context.tag };
  const rows = (table.rows ?? []).map(cellsOf);
  const columns = columnsOf(table, rows[0]?.length ?? 1, context.width);

  const pieces = headPieces(table, columns, place, tag);
  const every = Number(table.ruleEvery ?? 1);
  for (const [index, cells] of rows.entries()) {
    const piece = rowPiece(cells, columns, within(place, 'rows', index), tag, 'TD');
    const left = rows.length - 1 - index;
    const ends = (index + 1) % every === 0 || left === 0;
    if (ends) piece.inks.push(ruleAcross(0, piece.height, context.width, thin));
    pieces.push({ ...piece, keep: left === 1 || (index === 0 && left > 0) });
  }
  pieces[0]?.inks.unshift(ruleAcross(0, 0, context.width, thin));
  return [...titlePieces(table, context), ...pieces];
}

function titlePieces({ title }: BlankTable['table'], context: LayoutContext): Piece[] {
  if (!title) return [];
  const style = { size: context.size * 1.25, bold: true, align: 'center' } as const;
  return keptTogether(title, style, context, 'H3', { before: 6, after: 3 });
}

function headPieces(
  table: BlankTable['table'],
  columns: TableColumn[],
  context: LayoutContext,
  tag: Tag,
): Piece[] {
  const pieces: Piece[] = [];
  if (table.over) pieces.push(overPiece(table.over, columns, within(context, 'over'), tag));
  if (table.headers) {
    const heads = columns.map((column) => ({ ...column, align: 'center' as const }));
    const cells = cellsOf(table.headers);
    const piece = rowPiece(cells, heads, within(context, 'headers'), tag, 'TH');
    pieces.push({ ...piece, keep: true });
  }
  return pieces;
}

function cellsOf(row: string | Cell[]): Cell[] {
  return typeof row === 'string' ? row.split('|').map((cell) => cell.trim()) : row;
}

function columnsOf(table: BlankTable['table'], count: number, width: number): TableColumn[] {
  const shares = (table.widths ?? '1').split(' ').map(Number);
  const aligns = (table.align ?? 'left').split(' ') as TableColumn['align'][];
  const shareOf = (index: number) => shares[index] ?? shares.at(-1) ?? 1;
  const whole = Array.from({ length: count }, (_, index) => shareOf(index)).reduce((a, b) => a + b);
  let x = 0;
  return Array.from({ length: count }, (_, index) => {
    const column = {
      x,
      width: (width * shareOf(index)) / whole,
      align: aligns[index] ?? aligns.at(-1) ?? 'left',
    };
    x += column.width;
    return column;
  });
}

function overPiece(
  words: string,
  columns: TableColumn[],
  context: LayoutContext,
  table: Tag,
): Piece {
  const [first, ...rest] = columns;
  const x = first?.width ?? 0;
  const width = rest.reduce((sum, column) => sum + column.width, 0);
  const row: Tag = { role: 'TR', parent: table };
  const cell: Tag = { role: 'TH', parent: row, columns: columns.length };
  const fitted = fitTableCell(`**${words}**`, { x, width, align: 'center' }, context, cell);
  const inks: Ink[] = [
    ...moveInks(fitted.fill(fitted.height), x, 0),
    ruleDown(x, 0, fitted.height, thin),
    ruleAcross(x, fitted.height, width, thin),
  ];
  return { inks, height: fitted.height, before: 3, after: 0, keep: true };
}

function rowPiece(
  cells: Cell[],
  columns: TableColumn[],
  context: LayoutContext,
  table: Tag,
  role: 'TH' | 'TD',
): Piece {
  if (cells.length !== columns.length) {
    const [has, wanted] = [cells.length, columns.length];
    throw new BlankProblem(
      `This row has ${has} cells, but the table has ${wanted} columns.`,
      context.at,
    );
  }
  const row: Tag = { role: 'TR', parent: table };
  const fitted = columns.map((column, index) =>
    fitTableCell(cells[index] ?? '', column, context, { role, parent: row }),
  );
  const height = Math.max(...fitted.map((cell) => cell.height));
  const inks: Ink[] = fitted.flatMap((cell, index) => {
    const x = columns[index]?.x ?? 0;
    const rule = index > 0 ? [ruleDown(x, 0, height, thin)] : [];
    return [...rule, ...moveInks(cell.fill(height), x, 0)];
  });
  if (role === 'TH') inks.push(ruleAcross(0, height, context.width, thin));
  return { inks, height, before: 0, after: 0 };
}
