import type { Value } from '@formpress/formula';
import type { Formula } from './prepare-form.ts';

/** A known value: for formulas, as text, and as it was sent. */
export type Known = {
  readonly value: Value | string[];
  /** Plain numbers with their decimals, dates as YYYY-MM-DD, everything else as sent. */
  readonly text: string;
  /** The answer itself, which decides a branch. */
  readonly sent: string;
};

/** Known values by question id or federal.<key>. Absent names are blank. */
export type Values = ReadonlyMap<string, Known>;

/** The value of a formula, or undefined when it reads only blanks. */
export function evaluateUnlessBlank(
  { reads, evaluate }: Formula,
  values: Values,
): Value | undefined {
  if (reads.length > 0 && !hasAny(values, reads)) return undefined;
  return evaluate((name) => values.get(name)?.value);
}

function hasAny(values: Values, names: readonly string[]): boolean {
  for (const name of names) if (values.has(name)) return true;
  return false;
}

/** Whether a condition is true. One that reads only blanks is not. */
export function holds(condition: Formula, values: Values): boolean {
  const value = evaluateUnlessBlank(condition, values);
  return value !== undefined && 'yes' in value && value.yes;
}
