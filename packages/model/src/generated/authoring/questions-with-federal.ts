// Generated from schemas/authoring/questions-with-federal.schema.json by npm run generate. Do not edit.

/**
 * Questions that need no answer in this interview: without one, what was given stands.
 *
 * @minItems 1
 *
 * Items: The id of a question: a small letter, then letters and digits.
 */
export type AuthoredOptional = string[];
/**
 * Drops what the base form has under this name.
 */
export type None = 'none';
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
 * What follows: a set such as QS2; { finish: a statement }; or by: a question, with one line for each of its answers.
 */
export type AuthoredNext = string | AuthoredFinish | AuthoredNextBy;
/**
 * Where this answer leads: a set such as QS2, { finish: a statement } or INELIGIBLE.
 */
export type AuthoredTarget = string | AuthoredFinish;

/**
 * questions-with-federal.yaml: the second interview, for employees whose federal values are known. It holds the sets that differ from questions.yaml.
 */
export interface QuestionsWithFederalFile {
  given: AuthoredGiven;
  optional?: AuthoredOptional;
  /**
   * A question set: what one screen asks, and what follows. none drops a set of the base.
   */
  [k: string]: None | AuthoredSet | AuthoredGiven | AuthoredOptional | undefined;
}
/**
 * The answers that stand before the first question: a formula over federal values for each, in quotes.
 */
export interface AuthoredGiven {
  /**
   * A formula over federal values such as federal.filingStatus.
   */
  [k: string]: string;
}
/**
 * What one screen asks, and what follows.
 */
export interface AuthoredSet {
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
    [k: string]: Again | AuthoredQuestion;
  };
  next: AuthoredNext;
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
 * A question that is asked, or a value that is calculated.
 */
export interface AuthoredQuestion {
  /**
   * The question as the employee reads it; of a calculated question, its label.
   */
  ask: string;
  /**
   * The line of the paper form, such as 3(a) or Deductions Worksheet, 4.
   */
  line?: string;
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
  required?: AuthoredRequired;
  /**
   * The formula that gives the value, in quotes. A calculated question has no required.
   */
  calculate?: string;
  /**
   * How the result is rounded when it has more decimals than the kind of answer.
   */
  round?: 'nearest' | 'up' | 'down';
  notes?: AuthoredNotes;
  prints?: AuthoredPrints;
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
 * Says that the answer leaves nothing on the paper form, and why: { nothing: the reason }.
 */
export interface AuthoredPrints {
  /**
   * Why the answer is not printed.
   */
  nothing: string;
}
/**
 * The interview ends and the employee signs this statement.
 */
export interface AuthoredFinish {
  /**
   * The name of a statement in form.yaml.
   */
  finish: string;
}
/**
 * Decided by the answer to one question.
 */
export interface AuthoredNextBy {
  /**
   * The id of a question: a small letter, then letters and digits.
   */
  by: string;
  [k: string]: AuthoredTarget | string;
}
