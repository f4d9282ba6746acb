import { stringify } from 'csv-stringify/sync';
import type { ExportOptions } from '../foundation/export-options.ts';
import type { Unit } from '../foundation/unit.ts';
import { columnsFor } from '../tables/columns.ts';

/** Units as comma-separated values in UTF-8, with a byte order mark so that spreadsheets recognise it. */
export function writeCsv(units: readonly Unit[], options: ExportOptions): Uint8Array {
  const columns = columnsFor(options);
  const rows = units.map((unit) => columns.map(({ textOf }) => textOf(unit)));
  const text = stringify([columns.map(({ heading }) => heading), ...rows], { bom: true });
  return Buffer.from(text);
}
