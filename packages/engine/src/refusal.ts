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
export type Refusal = {
  field: string;
  code: RefusalCode;
  message: Texts;
  /** How many more of its kind were found behind it and are not listed. */
  unlisted?: number;
};

/** So many problems of a request are reported; of unknown names no more are listed. */
export const mostReported = 100;

/** To so many unknown names the nearest known one is looked for. */
export const mostSuggested = 20;
