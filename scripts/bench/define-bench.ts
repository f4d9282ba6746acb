/** A table as it is printed: the first row says what stands in the columns. */
export type Table = string[][];

/** A figure that must be reached, and may not be missed with --gate. */
export type Gate = { about: string; reached: string; wanted: string; isMet: boolean };

/** What came of a bench, or why there was nothing to measure. */
type Result = { tables: Table[]; gates: Gate[]; note?: string } | { skipped: string };

/** Something that is measured. */
export type Bench = {
  name: string;
  /** What is measured, in a sentence. */
  about: string;
  run(): Result | Promise<Result>;
};

/** A figure that must be at least so large. */
export function atLeast(about: string, reached: number, wanted: number): Gate {
  return gate(about, reached, wanted, 'at least', reached >= wanted);
}

/** A figure that must be at most so large. */
export function atMost(about: string, reached: number, wanted: number): Gate {
  return gate(about, reached, wanted, 'at most', reached <= wanted);
}

function gate(about: string, reached: number, wanted: number, words: string, isMet: boolean): Gate {
  return { about, reached: shown(reached), wanted: `${words} ${shown(wanted)}`, isMet };
}

/** A number with the digits that matter. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
