import type { PdfField } from '@formpress/pdf';
import { findField } from './find-field.ts';
import { lockedFields } from './locked-fields.ts';

/** A printed line, and the box that has it now. */
export type BoxOfLine = { line: string; name: string };

/** The box that now has the printed line which a field had when the form was locked. */
export function boxOfLine(
  written: string,
  lock: Uint8Array | undefined,
  fields: readonly PdfField[],
): BoxOfLine | undefined {
  const locked = Object.values(lockedFields(lock).blanks ?? {}).flatMap((blank) =>
    Object.entries(blank).map(([name, { lines = [] }]) => ({ name, lines })),
  );
  const found = findField(written, locked);
  const [line] = 'field' in found ? found.field.lines : [];
  if (line === undefined) return undefined;
  const here = fields.filter(({ widgets }) => widgets.some(({ near }) => near?.line === line));
  const [only] = here;
  return only && here.length === 1 ? { line, name: only.name } : undefined;
}
