import type { Statement } from './statement.ts';

/** The same statement with another number and another expiry. */
export function renewedStatement(
  { expires: _, ...said }: Statement,
  sequence: number,
  expires: string | undefined,
): Statement {
  return { ...said, sequence, ...(expires !== undefined && { expires }) };
}
