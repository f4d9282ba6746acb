import type { Texts } from '@formpress/model';

/** Why a value of a request is refused. */
export type RefusalCode =
  | 'MISSING'
  | 'MISSING_ANSWER'
  | 'INVALID_ANSWER'
  | 'INVALID_ADDRESS'
  | 'INVALID_FEDERAL_VALUE'
  | 'UNKNOWN_KEY'
  | 'BROKEN_RULE'
  | 'UNKNOWN_QUESTION'
  | 'INELIGIBLE';

/** A refused value: its location in the request, a code, and a message for the person. */
export type Refusal = {
  field: string;
  code: RefusalCode;
  message: Texts;
  /** With BROKEN_RULE: the id of the rule. */
  rule?: string;
};

/** The maximum number of unknown names in a request for which the nearest known one is suggested. */
export const maxSuggestions = 20;
