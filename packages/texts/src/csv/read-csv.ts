import { CsvError, parse } from 'csv-parse/sync';
import { type ReturnedFile, UnreadableFile } from '../foundation/returned-unit.ts';
import { readTable } from '../tables/read-table.ts';

/** Reads comma-separated values. */
export function readCsv(bytes: Uint8Array): ReturnedFile {
  const rows = rowsOf(Buffer.from(bytes).toString('utf8'));
  const cellName = (row: number, column: number) =>
    `row ${row + 1}, column "${rows[0]?.[column] ?? column + 1}"`;
  return readTable({ rows, cellName, name: 'The file' });
}

function rowsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, relaxColumnCount: true }) as string[][];
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    throw new UnreadableFile(`The file cannot be read as CSV: ${problem.message}.`);
  }
}
