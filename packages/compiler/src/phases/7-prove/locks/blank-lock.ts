import { isSealed, sealed } from '../../../foundation/seal.ts';
import { entryLines } from './entry-lines.ts';

/** What a field was when it was locked. */
export type FieldFacts = {
  /**
   * Its boxes: the page, left, bottom, width and height in whole points, and the state that each sets. In a drawn
   * blank the page, the size and the field before it.
   */
  at: string[];
  /** The lines printed next to its boxes. */
  lines?: string[];
  /** Most characters it takes. */
  max?: number;
};

/** The contents of blank.lock.json. */
export type BlankLock = {
  /** What is printed in each field, by its name in pdf.yaml. */
  holds: Record<string, string>;
  /** By blank, then by the full name of a field. */
  blanks: Record<string, Record<string, FieldFacts>>;
};

/** The lock file next to form.yaml. */
export const blankLockName = 'blank.lock.json';

const about =
  'Written by "formpress lock": what stands in each field of the PDF, and where each field is.';

/** The text of blank.lock.json: one field a line. */
export function printBlankLock({ holds, blanks }: BlankLock): string {
  const blankLines = Object.entries(blanks).map(
    ([blank, fields]) => `${JSON.stringify(blank)}:{\n${entryLines(fields)}\n}`,
  );
  return sealed(about, [
    `"holds":{\n${entryLines(holds)}`,
    `},"blanks":{\n${blankLines.join(',\n')}`,
    '}}',
    '',
  ]);
}

/** Reads what printBlankLock wrote; nothing when the text is something else. */
export function readBlankLock(text: string): BlankLock | undefined {
  if (!isSealed(text)) return undefined;
  let file: Partial<BlankLock>;
  try {
    file = JSON.parse(text);
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined;
    throw problem;
  }
  const { holds, blanks } = file ?? {};
  if (!isNamed(holds, (is) => typeof is === 'string')) return undefined;
  if (!isNamed(blanks, (fields) => isNamed(fields, isFacts))) return undefined;
  return { holds, blanks } as BlankLock;
}

function isNamed(value: unknown, isRight: (each: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isRight);
}

function isFacts(value: unknown): boolean {
  return Array.isArray((value as Partial<FieldFacts> | null)?.at);
}
