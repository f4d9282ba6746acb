import type { Statement } from './statement.ts';

/** The same statement with a new number and expiry. */
export function renewedStatement(
  { expires: _, ...said }: Statement,
  sequence: number,
  expires: string | undefined,
): Statement {
  return { ...said, sequence, ...(expires !== undefined && { expires }) };
}
