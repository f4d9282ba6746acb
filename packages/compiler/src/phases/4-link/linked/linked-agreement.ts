import type { Place } from '../../../diagnostics/diagnostic.ts';

/** Whom a state frees from its tax, though they work there. */
export type LinkedAgreement = {
  /** The state of work. */
  work: string;
  at: Place;
  /** The places whose residents are free. */
  frees: string[];
  /** The form on which they claim it. */
  claimedOn: string;
  /** Everyone else who works there completes that form too. */
  isGeneral: boolean;
  /** It is a credit, which changes nothing for the tax of the home state. */
  isCredit: boolean;
};
