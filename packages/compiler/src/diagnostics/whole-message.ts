import type { Diagnostic } from './diagnostic.ts';

/** The message of a diagnostic with its help, without places. */
export function wholeMessage({ message, help, accepted }: Diagnostic): string {
  const last = accepted === undefined ? help : `Accepted: ${accepted}`;
  return last === undefined ? message : `${message}\n\n${last}`;
}
