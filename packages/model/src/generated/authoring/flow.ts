// Generated from schemas/authoring/flow.schema.json by npm run generate. Do not edit.

/**
 * A sentence, or a row with text, list, table or image.
 */
export type AuthoredNote =
  string | AuthoredTextNote | AuthoredListNote | AuthoredTableNote | AuthoredImageNote;
/**
 * Notes beside the question or above the screen, in order.
 *
 * @minItems 1
 */
export type AuthoredNotes = AuthoredNote[];
/**
 * The same question as the one written in full elsewhere under this id.
 */
export type Again = 'again';
/**
 * always, never, or { when: a condition over questions above }.
 */
export type AuthoredRequired = ('always' | 'never') | AuthoredRequiredWhen;
/**
 * What follows: a set such as QS2, finish, or by: a question, with one line for each of its answers.
 *
 * This interface was referenced by `FlowFile`'s JSON-Schema
 * via the `definition` "AuthoredFlowNext".
 */
export type AuthoredFlowNext = AuthoredFlowTarget | AuthoredFlowNextBy;
/**
 * A set such as QS2, or finish.
 *
 * This interface was referenced by `FlowFile`'s JSON-Schema
 * via the `definition` "AuthoredFlowTarget".
 */
export type AuthoredFlowTarget = string;

/**
 * A file in flows: the questions that lead to the forms an employee needs.
 */
export interface FlowFile {
  [k: string]: AuthoredFlowSet;
}
/**
 * What one screen of a flow asks, and what follows.
 *
 * This interface was referenced by `FlowFile`'s JSON-Schema
 * via the `definition` "AuthoredFlowSet".
 */
export interface AuthoredFlowSet {
  /**
   * A short heading for this screen.
   */
  breadcrumb: string;
  notes?: AuthoredNotes;
  /**
   * The questions in the order asked, each with its id. Write again instead of a question that stands in full elsewhere.
   */
  questions: {
    /**
     * A question, or again.
     */
    [k: string]: Again | AuthoredFlowQuestion;
  };
  next: AuthoredFlowNext;
}
/**
 * A paragraph.
 */
export interface AuthoredTextNote {
  /**
   * The paragraph.
   */
  text: string;
  /**
   * Above the question or screen (when absent), or below it.
   */
  place?: 'above' | 'below';
}
/**
 * A list of points.
 */
export interface AuthoredListNote {
  /**
   * The points, in order.
   *
   * @minItems 1
   *
   * Items: One point.
   */
  list: string[];
  /**
   * A heading of the list, table or picture.
   */
  label?: string;
  /**
   * Above the question or screen (when absent), or below it.
   */
  place?: 'above' | 'below';
}
/**
 * A table.
 */
export interface AuthoredTableNote {
  table: AuthoredTable;
  /**
   * A heading of the list, table or picture.
   */
  label?: string;
  /**
   * Above the question or screen (when absent), or below it.
   */
  place?: 'above' | 'below';
}
/**
 * The headers and the rows of a table.
 */
export interface AuthoredTable {
  /**
   * What stands above each column.
   *
   * @minItems 1
   *
   * Items: What stands in one cell.
   */
  headers: string[];
  /**
   * The rows, each with one cell for every header.
   *
   * @minItems 1
   */
  rows: string[][];
}
/**
 * A picture.
 */
export interface AuthoredImageNote {
  /**
   * The name of a file in the folder images.
   */
  image: string;
  /**
   * A heading of the list, table or picture.
   */
  label?: string;
  /**
   * Above the question or screen (when absent), or below it.
   */
  place?: 'above' | 'below';
}
/**
 * A question of a flow.
 *
 * This interface was referenced by `FlowFile`'s JSON-Schema
 * via the `definition` "AuthoredFlowQuestion".
 */
export interface AuthoredFlowQuestion {
  /**
   * The question as the employee reads it; of a calculated question, its label.
   */
  ask: string;
  /**
   * The kind of answer, one of those in answers.yaml, such as yesNo, dollars or chooseOne.
   */
  answer: string;
  options?: Options;
  /**
   * The pattern an answer must match, in single quotes, from ^ to $. It goes with otherwise.
   */
  accepts?: string;
  /**
   * What the employee reads when the answer does not fit.
   */
  otherwise?: string;
  required: AuthoredRequired;
  /**
   * For every answer the forms it yields; [] says none. Without it the question only steers.
   */
  forms?: {
    /**
     * The forms this answer yields; [] for none.
     *
     * Items: The id of a form: a letter, a letter or digit, and three digits.
     */
    [k: string]: string[];
  };
  notes?: AuthoredNotes;
  /**
   * Write unverified when the question was not read in a source.
   */
  confidence?: 'unverified';
}
/**
 * The answers to choose from: the value that is stored, then what the employee reads.
 */
export interface Options {
  /**
   * What the employee reads.
   */
  [k: string]: string;
}
/**
 * Needed when the condition is true; otherwise the answer counts as blank.
 */
export interface AuthoredRequiredWhen {
  /**
   * A condition over questions above this one, in quotes.
   */
  when: string;
}
/**
 * Decided by the answer to one question.
 */
export interface AuthoredFlowNextBy {
  /**
   * The id of a question: a small letter, then letters and digits.
   */
  by: string;
  [k: string]: AuthoredFlowTarget;
}
