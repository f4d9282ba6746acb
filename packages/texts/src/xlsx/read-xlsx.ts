import readExcelFile from 'read-excel-file/node';
import { type ReturnedFile, UnreadableFile } from '../foundation/returned-unit.ts';
import { readTable } from '../tables/read-table.ts';
import { columnLetter } from './column-letter.ts';

/** Reads a workbook: all of its sheets. */
export async function readXlsx(bytes: Uint8Array): Promise<ReturnedFile> {
  const sheets = await sheetsOf(bytes);
  const tables = sheets
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }) =>
      readTable({
        rows: data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
        cellName: (row, column) => `sheet "${sheet}", cell ${columnLetter(column)}${row + 1}`,
        name: `The sheet "${sheet}"`,
      }),
    );
  const [first] = tables;
  if (!first) throw new UnreadableFile('The workbook is empty.');
  const other = tables.find(({ language }) => language !== first.language);
  if (other) throw new UnreadableFile('The sheets of the workbook are in different languages.');
  return { language: first.language, units: tables.flatMap(({ units }) => units) };
}

async function sheetsOf(bytes: Uint8Array) {
  try {
    return await readExcelFile(Buffer.from(bytes), { trim: false });
  } catch (problem) {
    // The library has no class of its own for damaged files.
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new UnreadableFile(`The file cannot be read as a workbook: ${why}`);
  }
}
