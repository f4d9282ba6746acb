// Generated from schemas/authoring/questions.schema.json by npm run generate. Do not edit.

/**
 * A short heading for this screen.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Breadcrumb".
 */
export type Breadcrumb = string;
/**
 * Drops what the base form has under this name.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "None".
 */
export type None = 'none';
/**
 * A sentence, or a row with text, list, table, lookup or image.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredNote".
 */
export type AuthoredNote =
  | string
  | AuthoredTextNote
  | AuthoredListNote
  | AuthoredTableNote
  | AuthoredLookupNote
  | AuthoredImageNote;
/**
 * Above the question or screen (when absent), or below it.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "NotePlace".
 */
export type NotePlace = 'above' | 'below';
/**
 * A heading of the list, table or picture.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "NoteLabel".
 */
export type NoteLabel = string;
/**
 * The text of one cell.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Cell".
 */
export type Cell = string;
/**
 * Notes next to the question or above the screen, in order.
 *
 * @minItems 1
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredNotes".
 */
export type AuthoredNotes = AuthoredNote[];
/**
 * The same question as the one written in full elsewhere under this id.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Again".
 */
export type Again = 'again';
/**
 * The question as the employee reads it; of a calculated question, its label.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Ask".
 */
export type Ask = string;
/**
 * The kind of answer, one of those in answers.yaml, such as yesNo, dollars or chooseOne.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Answer".
 */
export type Answer = string;
/**
 * Options of the kind of answer that this question does not have.
 *
 * @minItems 1
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Without".
 *
 * Items: The value of an option.
 */
export type Without = string[];
/**
 * The pattern an answer must match, in single quotes, from ^ to $. It needs otherwise.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Accepts".
 */
export type Accepts = string;
/**
 * What the employee reads when the answer is not accepted.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Otherwise".
 */
export type Otherwise = string;
/**
 * A number, or an amount such as @most. Answers beyond it are refused.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Bound".
 */
export type Bound = string;
/**
 * always, never, or { when: a condition over questions above }.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredRequired".
 */
export type AuthoredRequired = ('always' | 'never') | AuthoredRequiredWhen;
/**
 * What follows: a set such as QS2; { finish: a statement }; or by: a question, with one line for each of its answers.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredNext".
 */
export type AuthoredNext = SetId | AuthoredFinish | AuthoredNextBy;
/**
 * A question set, such as QS2.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "SetId".
 */
export type SetId = string;
/**
 * The id of a question: a lower-case letter, then letters and digits.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "QuestionId".
 */
export type QuestionId = string;
/**
 * Where this answer leads: a set such as QS2, { finish: a statement } or INELIGIBLE.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredTarget".
 */
export type AuthoredTarget = string | AuthoredFinish;

/**
 * questions.yaml: the interview, one question set after the other, beginning with the first; changes to sets of the base; and the rules between answers.
 */
export interface QuestionsFile {
  changes?: AuthoredChanges;
  rules?: AuthoredRules;
  /**
   * A question set: what one screen asks, and what follows. none drops a set of the base.
   */
  [k: string]: None | AuthoredSet | AuthoredChanges | AuthoredRules | undefined;
}
/**
 * Changes to sets of the base. What is not written here stays as the base has it.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredChanges".
 */
export interface AuthoredChanges {
  [k: string]: AuthoredSetChange;
}
/**
 * What is other than in this set of the base.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredSetChange".
 */
export interface AuthoredSetChange {
  breadcrumb?: Breadcrumb;
  /**
   * All notes again, or none.
   */
  notes?: None | AuthoredNotes;
  /**
   * The questions that differ, each with the keys that differ; none drops one. A new question is written in full and follows the others.
   */
  questions?: {
    /**
     * What differs in a question, again, or none.
     */
    [k: string]: None | Again | AuthoredQuestionChange;
  };
  next?: AuthoredNext;
}
/**
 * A paragraph.
 */
export interface AuthoredTextNote {
  /**
   * The paragraph.
   */
  text: string;
  place?: NotePlace;
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
  label?: NoteLabel;
  place?: NotePlace;
}
/**
 * A table.
 */
export interface AuthoredTableNote {
  table: AuthoredTable;
  label?: NoteLabel;
  place?: NotePlace;
}
/**
 * The headers and the rows of a table.
 */
export interface AuthoredTable {
  /**
   * The header of each column.
   *
   * @minItems 1
   */
  headers: Cell[];
  /**
   * The rows, each with one cell for every header.
   *
   * @minItems 1
   */
  rows: Cell[][];
}
/**
 * A table by ranges of the form's amounts, shown as a table.
 */
export interface AuthoredLookupNote {
  /**
   * The table, such as @wageChart, or the one of an answer, such as @multipleJobs.SINGLE.
   */
  lookup: string;
  /**
   * The header of the column with the ranges of the rows.
   */
  corner: string;
  /**
   * The header of the cells, in a table without columns.
   */
  value?: string;
  label?: NoteLabel;
  place?: NotePlace;
}
/**
 * A picture.
 */
export interface AuthoredImageNote {
  /**
   * The name of a file in the folder images.
   */
  image: string;
  label?: NoteLabel;
  place?: NotePlace;
}
/**
 * The keys of a question that differ from the base. none drops a key.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredQuestionChange".
 */
export interface AuthoredQuestionChange {
  ask?: Ask;
  /**
   * The line of the paper form, such as 3(a) or Deductions Worksheet, 4.
   */
  line?: string;
  answer?: Answer;
  /**
   * All options again, or none.
   */
  options?: None | Options;
  without?: Without;
  accepts?: Accepts;
  otherwise?: Otherwise;
  /**
   * A number, an amount such as @most, or { is, say }: a bound by another answer or on a date, with what the employee reads. none drops it.
   */
  least?: None | Bound | AuthoredBound;
  /**
   * A number, an amount such as @most, or { is, say }: a bound by another answer or on a date, with what the employee reads. none drops it.
   */
  most?: None | Bound | AuthoredBound;
  /**
   * A number or an amount. none drops it.
   */
  step?: None | Bound;
  /**
   * How many digits before the decimal point its box has room for.
   */
  digits?: string;
  /**
   * What a bound that is written as a number follows from: the form, the law, or the room of a box.
   */
  boundBy?: 'form' | 'law' | 'box' | 'none';
  required?: AuthoredRequired;
  /**
   * The formula that gives the value, in quotes. A calculated question has no required.
   */
  calculate?: string;
  /**
   * How the result is rounded when it has more decimals than the kind of answer.
   */
  round?: 'nearest' | 'up' | 'down' | 'none';
  /**
   * All notes again, or none.
   */
  notes?: None | AuthoredNotes;
  /**
   * Why the answer is not printed, or none.
   */
  prints?: None | AuthoredPrints;
  /**
   * Write unverified when the question was not read in a source.
   */
  confidence?: 'unverified' | 'none';
}
/**
 * The answers to choose from: the value that is stored, then what the employee reads.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  /**
   * What the employee reads.
   */
  [k: string]: string;
}
/**
 * A bound by another answer, or on a date: answers beyond it are refused with this sentence.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredBound".
 */
export interface AuthoredBound {
  /**
   * A question, or an amount such as @lastBirthDate.
   */
  is: string;
  /**
   * What the employee reads: what must be so, in one sentence.
   */
  say: string;
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
 * A statement that the answer is not printed on the paper form, and why: { nothing: the reason }.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredPrints".
 */
export interface AuthoredPrints {
  /**
   * Why the answer is not printed.
   */
  nothing: string;
}
/**
 * The interview ends and the employee signs this statement.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredFinish".
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
  by: QuestionId;
  [k: string]: AuthoredTarget | QuestionId;
}
/**
 * Rules between answers, each with its id. none drops a rule of the base.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredRules".
 */
export interface AuthoredRules {
  /**
   * A rule between answers, or none.
   */
  [k: string]: None | AuthoredRule;
}
/**
 * Answers that cannot stand together: when that is so, at which question it is said, and in which words.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredRule".
 */
export interface AuthoredRule {
  /**
   * The condition that must not hold, over answers, amounts and people, in quotes.
   */
  when: string;
  at: QuestionId;
  /**
   * What the employee reads: what must be so, in one sentence.
   */
  say: string;
  /**
   * Write true for advice: the employee is told, and nothing is refused.
   */
  advise?: 'true' | true;
}
/**
 * What one screen asks, and what follows.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredSet".
 */
export interface AuthoredSet {
  breadcrumb: Breadcrumb;
  notes?: AuthoredNotes;
  /**
   * The questions in the order asked, each with its id. Write again instead of a question that is written in full elsewhere.
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
 * A question that is asked, or a value that is calculated.
 *
 * This interface was referenced by `QuestionsFile`'s JSON-Schema
 * via the `definition` "AuthoredQuestion".
 */
export interface AuthoredQuestion {
  ask: Ask;
  /**
   * The line of the paper form, such as 3(a) or Deductions Worksheet, 4.
   */
  line?: string;
  answer: Answer;
  options?: Options;
  without?: Without;
  accepts?: Accepts;
  otherwise?: Otherwise;
  /**
   * A number, an amount such as @most, or { is, say }: a bound by another answer or on a date, with what the employee reads.
   */
  least?: Bound | AuthoredBound;
  /**
   * A number, an amount such as @most, or { is, say }: a bound by another answer or on a date, with what the employee reads.
   */
  most?: Bound | AuthoredBound;
  step?: Bound;
  /**
   * How many digits before the decimal point its box has room for.
   */
  digits?: string;
  /**
   * What a bound that is written as a number follows from: the form, the law, or the room of a box.
   */
  boundBy?: 'form' | 'law' | 'box';
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
