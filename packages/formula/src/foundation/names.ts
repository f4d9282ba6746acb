/** The kind of a value. A choice is a text, or a number when all its options are numbers. */
export type Kind = 'number' | 'text' | 'yesNo' | 'date' | 'choices';

/** A name that a formula may read: a question, a federal value, a place. */
export type Variable = { kind: Kind; options?: string[]; numeric?: boolean; scale?: number };

/** A row of a table by size: a value, or a base plus a rate on the excess over the threshold. */
export type Band = { over: string; is: string } | { over: string; plus: string; rate: string };

/** A range of numbers that includes both its ends; without `most`, it has no upper end. */
export type Range = { least: string; most?: string };

/**
 * A table by ranges: a cell for every row and, where it has columns, for every column. Where it has
 * codes, cells are codes, and a formula reads the number of the code, counted from 1.
 */
export type RangeTable = {
  rows: Range[];
  columns?: Range[];
  codes?: string[];
  cells: string[][];
};

/** A named amount of the form. */
export type Amount =
  | { number: string }
  | { date: string }
  | { byAnswer: Record<string, Amount> }
  | { bySize: Band[] }
  | { byRange: RangeTable };

/** The names that a formula may use. */
export interface Names {
  variable(name: string): Variable | undefined;
  amount(name: string): Amount | undefined;
  variables(): string[];
  amounts(): string[];
}

/** The kind of a variable in a formula: a choice among numbers counts as a number. */
export function kindOfVariable(variable: Variable): Kind {
  return variable.numeric ? 'number' : variable.kind;
}

/** The answers that a variable can have, or undefined when they cannot be listed. */
export function answersOf(variable: Variable): string[] | undefined {
  return variable.kind === 'yesNo' ? ['true', 'false'] : variable.options;
}
