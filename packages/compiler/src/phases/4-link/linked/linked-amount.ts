import type { Amount } from '@formpress/formula';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** A named amount with the place where it is printed. */
export type LinkedAmount = {
  name: string;
  at: Place;
  amount: Amount;
  from: string;
  /** It was not verified in a source. */
  isUnverified?: true;
};
