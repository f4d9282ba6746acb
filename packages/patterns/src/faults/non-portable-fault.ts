import type { PatternFault } from '../foundation/pattern-fault.ts';

/** A fault for something that other regex engines read differently, with what to write instead. */
export function nonPortableFault(
  { start, end, raw }: { start: number; end: number; raw: string },
  help: string,
  what = `"${raw}"`,
): PatternFault {
  const message = `Not all programs that check answers read ${what} alike.`;
  return { start, end, message, help };
}
