import type { PrintedLine } from '@formpress/pdf';
import { printedNumbers } from '../../phases/5-check/paper/printed-numbers.ts';

/** A table by ranges as it is printed: its page, the words above it, its columns where they can be read, and its rows. */
export type PrintedTable = {
  page: number;
  heading: string;
  columns: string[];
  rows: { range: string; cells: string[] }[];
};

/** A printed row that begins with a range: its ends, and its cells. */
type TableRow = { least: number; most: number | undefined; cells: string[] };

const fewestRows = 3;

/** The tables by ranges on the pages of a PDF: rows that begin with ranges which follow each other. */
export function tablesIn(pages: readonly PrintedLine[][]): PrintedTable[] {
  return pages.flatMap((lines, index) => {
    const tables: PrintedTable[] = [];
    for (let at = 0; at < lines.length; ) {
      const rows = rowsFrom(lines, at);
      if (rows.length >= fewestRows) tables.push(tableOf(rows, lines.slice(0, at), index + 1));
      at += Math.max(1, rows.length);
    }
    return tables;
  });
}

/** The rows from a line on, as long as each range begins where the one before it ends. */
function rowsFrom(lines: readonly PrintedLine[], start: number): TableRow[] {
  const rows: TableRow[] = [];
  for (const { text } of lines.slice(start)) {
    const row = rowIn(text);
    const before = rows.at(-1);
    const follows = before?.most === undefined ? rows.length === 0 : row?.least === before.most + 1;
    if (!row || !follows) break;
    rows.push(row);
  }
  return rows;
}

function rowIn(text: string): TableRow | undefined {
  const numbers = printedNumbers(text).map(([number = '']) => number);
  const [least, most, ...cells] = numbers;
  if (least === undefined || most === undefined || !/^\W*[0-9]/.test(text)) return undefined;
  if (/\b(?:and|or) (?:over|more|above)\b/i.test(text))
    return { least: Number(least), most: undefined, cells: [most, ...cells] };
  const isRange = Number(most) > Number(least) && cells.length > 0;
  return isRange ? { least: Number(least), most: Number(most), cells } : undefined;
}

function tableOf(rows: TableRow[], above: readonly PrintedLine[], page: number): PrintedTable {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const numbered = above
    .slice(-5)
    .map(({ text }) => printedNumbers(text).map(([number = '']) => number))
    .filter(({ length }) => length === width);
  const [leasts = [], mosts = []] = numbered.slice(-2);
  const columns = mosts.map((most, i) => `${leasts[i]} - ${most}`);
  const heading = above.slice(-7).find(({ text }) => /[a-z]{3}/i.test(text) && !/[0-9]/.test(text));
  return {
    page,
    heading: heading?.text ?? '',
    columns: numbered.length >= 2 ? columns : [],
    rows: rows.map(({ least, most, cells }) => ({
      range: most === undefined ? `${least} and over` : `${least} - ${most}`,
      cells,
    })),
  };
}

/** Tables as YAML for the amounts in form.yaml. */
export function tablesAsYaml(tables: readonly PrintedTable[]): string {
  return tables.map(tableAsYaml).join('\n');
}

function tableAsYaml({ page, heading, columns, rows }: PrintedTable): string {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const isWhole = rows.every(({ cells }) => cells.length === width);
  const widest = Math.max(...rows.flatMap(({ cells }) => cells.map(({ length }) => length)));
  const longest = Math.max(...rows.map(({ range }) => range.length));
  const lines = rows.map(({ range, cells }) => {
    const shown = cells.map((cell) => cell.padStart(widest)).join(', ');
    const value = width === 1 ? (cells[0] ?? '') : `[${shown}]`;
    return `  ${`${range}:`.padEnd(longest + 1)} ${value}`;
  });
  return [
    `# Page ${page}: ${heading}`,
    ...(isWhole
      ? []
      : ['# Rows with fewer cells have empty ones in print: find their place, and write 0.']),
    ...(columns.length > 0 ? [`columns: [${columns.join(', ')}]`] : []),
    'rows:',
    ...lines,
    '',
  ].join('\n');
}
