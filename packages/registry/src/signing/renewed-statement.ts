import type { Statement } from './statement.ts';

/** The same statement with a new number and expiry. */
export function renewedStatement(
  { expires: _, ...terms }: Statement,
  sequence: number,
  expires: string | undefined,
): Statement {
  return { ...terms, sequence, ...(expires !== undefined && { expires }) };
}
