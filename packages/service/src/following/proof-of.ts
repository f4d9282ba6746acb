import {
  chooseStatement,
  type Envelope,
  type Registry,
  readStatements,
  StatementProblem,
  type TrustedStatement,
} from '@formpress/registry';
import type { AcceptedBefore, FollowedTag, Memory } from './followed.ts';
import { releaseOf } from './followed-record.ts';

/** The proof for a release: the number and expiry of a statement, and its envelope. */
export type Proof = { sequence?: number; expires?: string; envelope?: Envelope };

/**
 * Finds the statement that proves a release. Without configured keys none is needed. A release that
 * was accepted before needs no valid one: an expiry prevents a release from being accepted, not from
 * being served.
 */
export async function proofOf(
  registry: Registry,
  digest: string,
  { keys, channel, floor, undated, clock }: FollowedTag,
  { before, memory }: { before: AcceptedBefore; memory: Memory },
): Promise<Proof & { isExpired: boolean }> {
  if (keys.length === 0) return { isExpired: false };
  const attached = await readStatements(registry, digest, memory.seen);
  const { sequence } = before;
  const validity = { now: clock(), undated };
  try {
    const chosen = chooseStatement(attached, keys, { digest, channel, sequence, floor, validity });
    return { ...proofIn(chosen), isExpired: false };
  } catch (problem) {
    const accepted = before.record ?? before.lost;
    if (!isAboutTime(problem) || accepted?.digest !== digest) throw problem;
    const { envelope } = accepted;
    const { digest: _, channel: __, ...rest } = releaseOf(accepted);
    return { ...rest, ...(envelope && { envelope }), isExpired: true };
  }
}

function proofIn({ statement: { sequence, expires }, envelope }: TrustedStatement): Proof {
  return { sequence, ...(expires !== undefined && { expires }), envelope };
}

function isAboutTime(problem: unknown): boolean {
  if (!(problem instanceof StatementProblem)) return false;
  return problem.code === 'STATEMENT_EXPIRED' || problem.code === 'STATEMENT_UNDATED';
}
