// Generated from schemas/authoring/answers.schema.json by npm run generate. Do not edit.

/**
 * answers.yaml: kinds of answer, written once and named by questions.
 */
export interface AnswersFile {
  [k: string]: AuthoredKind;
}
/**
 * A kind of answer: how it is shown, what it accepts, and the message for anything else.
 *
 * This interface was referenced by `AnswersFile`'s JSON-Schema
 * via the `definition` "AuthoredKind".
 */
export interface AuthoredKind {
  /**
   * How the question is shown on a screen.
   */
  show:
    | 'INPUT TEXT'
    | 'INPUT RADIO'
    | 'INPUT CHECKBOX'
    | 'INPUT MULTI_SELECT_CHECKBOX'
    | 'INPUT MONTH_YEAR'
    | 'INPUT YEAR'
    | 'INPUT TELEPHONE'
    | 'INPUT EMAIL'
    | 'INPUT ZIPCODE'
    | 'INPUT INTEGER'
    | 'INPUT PERCENT'
    | 'INPUT DOLLAR'
    | 'SELECT'
    | 'TEXTAREA';
  /**
   * The type of the answer: text (by default), number, yesNo or date. With options it follows from them.
   */
  holds?: 'text' | 'number' | 'yesNo' | 'date';
  /**
   * The answers to choose from: the value that is stored, then what the employee reads.
   */
  options?: {
    /**
     * What the employee reads.
     */
    [k: string]: string;
  };
  /**
   * The pattern an answer must match, in single quotes, from ^ to $. With options it is made from them.
   */
  accepts?: string;
  /**
   * What the employee reads when the answer is not accepted.
   */
  otherwise: string;
  /**
   * What the employee reads when the answer is not within the bounds of its question: {{@least}} and {{@most}}.
   */
  between?: string;
  /**
   * The number of decimals; absent: as answered.
   */
  scale?: string;
}
