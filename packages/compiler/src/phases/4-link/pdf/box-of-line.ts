import type { PdfField } from '@formpress/pdf';
import { findField } from './find-field.ts';

/** A printed line, and the box that has it now. */
export type BoxOfLine = { line: string; name: string };

/** What `formpress lock` recorded about the fields of a blank. */
type LockedBlanks = { blanks?: Record<string, Record<string, { lines?: string[] }>> };

/**
 * The box that now has the printed line which a field had when the form was locked. A damaged lock says nothing here: it
 * has a finding of its own.
 */
export function boxOfLine(
  written: string,
  lock: Uint8Array | undefined,
  fields: readonly PdfField[],
): BoxOfLine | undefined {
  const locked = Object.values(blanksIn(lock)).flatMap((blank) =>
    Object.entries(blank).map(([name, { lines = [] }]) => ({ name, lines })),
  );
  const found = findField(written, locked);
  const [line] = 'field' in found ? found.field.lines : [];
  if (line === undefined) return undefined;
  const here = fields.filter(({ widgets }) => widgets.some(({ near }) => near?.line === line));
  const [only] = here;
  return only && here.length === 1 ? { line, name: only.name } : undefined;
}

function blanksIn(lock: Uint8Array | undefined): NonNullable<LockedBlanks['blanks']> {
  if (!lock) return {};
  try {
    return (JSON.parse(Buffer.from(lock).toString()) as LockedBlanks).blanks ?? {};
  } catch (trouble) {
    if (trouble instanceof SyntaxError) return {};
    throw trouble;
  }
}
