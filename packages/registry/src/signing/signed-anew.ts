import type { Statement } from './statement.ts';

/** What was said before, under another number and with another expiry. */
export function signedAnew(
  { expires: _, ...said }: Statement,
  sequence: number,
  expires: string | undefined,
): Statement {
  return { ...said, sequence, ...(expires !== undefined && { expires }) };
}
