import type { Diagnostic } from './diagnostic.ts';

/** All that is said of a diagnostic, without its places: what is wrong, and what to do about it. */
export function wholeMessage({ message, help, accepted }: Diagnostic): string {
  const last = accepted === undefined ? help : `Accepted: ${accepted}`;
  return last === undefined ? message : `${message}\n\n${last}`;
}
