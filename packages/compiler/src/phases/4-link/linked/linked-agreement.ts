import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** Whom a state exempts from its tax although they work there. */
export type LinkedAgreement = {
  /** The state of work. */
  work: string;
  at: SourceRange;
  /** The places whose residents are exempt. */
  frees: string[];
  /** Where they are listed, and each of them; nowhere when all states are meant. */
  freesAt?: { list: SourceRange; of: Record<string, SourceRange> };
  /** The form on which they claim it. */
  claimedOn: string;
  /** Everyone else who works there completes that form, too. */
  isGeneral: boolean;
  /** It is a credit, which does not change the tax of the home state. */
  isCredit: boolean;
};
