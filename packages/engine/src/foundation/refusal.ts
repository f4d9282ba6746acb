import type { Texts } from '@formpress/model';

/** Why something that was sent cannot be taken. */
export type RefusalCode =
  | 'MISSING'
  | 'MISSING_ANSWER'
  | 'INVALID_ANSWER'
  | 'INVALID_ADDRESS'
  | 'INVALID_FEDERAL_VALUE'
  | 'UNKNOWN_KEY'
  | 'UNKNOWN_QUESTION'
  | 'INELIGIBLE';

/** One thing that is refused: where it stands in the request, why, and what to tell the person. */
export type Refusal = { field: string; code: RefusalCode; message: Texts };

/** For so many unknown names of a request the nearest known one is looked for. */
export const mostSuggested = 20;
