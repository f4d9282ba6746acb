/** A table of texts. The first row is the header. */
export type Table = string[][];

/** A target for a figure. With --gate, missing it is an error. */
export type Gate = { about: string; reached: string; wanted: string; isMet: boolean };

/** The result of a bench, or why it was skipped. */
type Result = { tables: Table[]; gates: Gate[]; note?: string } | { skipped: string };

/** A benchmark. */
export type Bench = {
  name: string;
  /** What it measures. */
  about: string;
  run(): Result | Promise<Result>;
};

/** A target with a minimum. */
export function atLeast(about: string, reached: number, wanted: number): Gate {
  return gate(about, reached, wanted, 'at least', reached >= wanted);
}

/** A target with a maximum. */
export function atMost(about: string, reached: number, wanted: number): Gate {
  return gate(about, reached, wanted, 'at most', reached <= wanted);
}

function gate(about: string, reached: number, wanted: number, words: string, isMet: boolean): Gate {
  return { about, reached: shown(reached), wanted: `${words} ${shown(wanted)}`, isMet };
}

/** A number with its significant digits. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
