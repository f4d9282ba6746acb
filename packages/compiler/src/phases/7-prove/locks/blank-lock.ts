import { isSealed, sealed } from '../../../foundation/seal.ts';
import type { SignSource } from '../../6-lower/form-source.ts';
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
  /** The most characters that it takes. */
  max?: number;
};

/** Where a signature or a date was when it was locked. */
export type LockedSign = Omit<SignSource, 'at'>;

/** The contents of blank.lock.json. */
export type BlankLock = {
  /** What is printed in each field, by its name in pdf.yaml. */
  holds: Record<string, string>;
  /** Where pdf.yaml puts each signature and date, by name; absent from older locks. */
  signs?: Record<string, LockedSign>;
  /** The digests of statements that are read from the agency's file, by name. Their words are not ours to keep. */
  statements?: Record<string, string>;
  /** The facts about fields, by blank, then by the full name of the field. */
  blanks: Record<string, Record<string, FieldFacts>>;
};

/** The lock file next to form.yaml. */
export const blankLockName = 'blank.lock.json';

const about =
  'Written by "formpress lock": what stands in each field of the PDF, where people sign, and where each field is.';

/** The text of blank.lock.json, with one field per line. */
export function printBlankLock({ holds, signs = {}, statements, blanks }: BlankLock): string {
  const blankLines = Object.entries(blanks).map(
    ([blank, fields]) => `${JSON.stringify(blank)}:{\n${entryLines(fields)}\n}`,
  );
  return sealed(about, [
    `"holds":{\n${entryLines(holds)}`,
    `},"signs":{\n${entryLines(signs)}`,
    ...(statements ? [`},"statements":{\n${entryLines(statements)}`] : []),
    `},"blanks":{\n${blankLines.join(',\n')}`,
    '}}',
    '',
  ]);
}

/** Reads what printBlankLock wrote; undefined when the text is something else. */
export function readBlankLock(text: string): BlankLock | undefined {
  if (!isSealed(text)) return undefined;
  let file: Partial<BlankLock>;
  try {
    file = JSON.parse(text);
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined;
    throw problem;
  }
  const { holds, signs, statements, blanks } = file ?? {};
  if (!isNamed(holds, (is) => typeof is === 'string')) return undefined;
  if (!isNamed(blanks, (fields) => isNamed(fields, isFacts))) return undefined;
  if (signs !== undefined && !isNamed(signs, (sign) => typeof sign === 'object')) return undefined;
  if (statements !== undefined && !isNamed(statements, (is) => typeof is === 'string'))
    return undefined;
  return { holds, ...(signs && { signs }), ...(statements && { statements }), blanks } as BlankLock;
}

function isNamed(value: unknown, isRight: (each: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isRight);
}

function isFacts(value: unknown): boolean {
  return Array.isArray((value as Partial<FieldFacts> | null)?.at);
}
