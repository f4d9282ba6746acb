import { readCsv } from '../csv/read-csv.ts';
import { writeCsv } from '../csv/write-csv.ts';
import type { ExportOptions } from '../foundation/export-options.ts';
import type { ReturnedFile } from '../foundation/returned-unit.ts';
import type { Unit } from '../foundation/unit.ts';
import { readPo } from '../po/read-po.ts';
import { writePo } from '../po/write-po.ts';
import { readXliff } from '../xliff/read-xliff.ts';
import { writeXliff } from '../xliff/write-xliff.ts';
import { writeXliff2 } from '../xliff/write-xliff2.ts';
import { readXlsx } from '../xlsx/read-xlsx.ts';
import { writeXlsx } from '../xlsx/write-xlsx.ts';

/** A format of files for translators. */
export type TextFormat = {
  /** The file name extensions of this format. */
  endings: readonly string[];
  write(units: readonly Unit[], options: ExportOptions): Uint8Array | Promise<Uint8Array>;
  read(bytes: Uint8Array): ReturnedFile | Promise<ReturnedFile>;
};

/** All formats by name. */
export const textFormats = {
  xlsx: { endings: ['xlsx'], write: writeXlsx, read: readXlsx },
  xliff: { endings: ['xlf', 'xliff'], write: writeXliff, read: readXliff },
  xliff2: { endings: ['xlf', 'xliff'], write: writeXliff2, read: readXliff },
  po: { endings: ['po'], write: writePo, read: readPo },
  csv: { endings: ['csv'], write: writeCsv, read: readCsv },
} satisfies Record<string, TextFormat>;

export type TextFormatName = keyof typeof textFormats;

/** The format of a file, by the extension of its name. */
export function formatOf(file: string): TextFormat | undefined {
  const ending = file.toLowerCase().split('.').at(-1) ?? '';
  return Object.values<TextFormat>(textFormats).find(({ endings }) => endings.includes(ending));
}
