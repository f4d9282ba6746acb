import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** Whom a state exempts from its tax although they work there. */
export type LinkedAgreement = {
  /** The state of work. */
  work: string;
  at: SourceRange;
  /** The places whose residents are exempt. */
  frees: string[];
  /** The place of the list, and of each entry; absent when all states are meant. */
  freesAt?: { list: SourceRange; of: Record<string, SourceRange> };
  /** The form on which they claim it. */
  claimedOn: string;
  /** Whether everyone else who works there completes that form, too. */
  isGeneral: boolean;
  /** Whether it is a credit, which does not change the tax of the home state. */
  isCredit: boolean;
};
