import type { PatternFault } from '../foundation/pattern-fault.ts';

/** The sentence about something that other programs read differently: what it is, and what to write instead. */
export function unlike(
  { start, end, raw }: { start: number; end: number; raw: string },
  help: string,
  what = `"${raw}"`,
): PatternFault {
  const message = `Not all programs that check answers read ${what} alike.`;
  return { start, end, message, help };
}
