// Generated from schemas/authoring/flow.schema.json by npm run generate. Do not edit.
import type { Again, AuthoredNotes, AuthoredRequired, Options } from './questions.ts';

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
   * The questions in the order asked, each with its id. Write again instead of a question that is written in full elsewhere.
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
   * The pattern an answer must match, in single quotes, from ^ to $. It needs otherwise.
   */
  accepts?: string;
  /**
   * What the employee reads when the answer is not accepted.
   */
  otherwise?: string;
  required: AuthoredRequired;
  /**
   * The forms that each answer yields; [] for none. Without it the question only decides what follows.
   */
  forms?: {
    /**
     * The forms that this answer yields; [] for none.
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
 * Decided by the answer to one question.
 */
export interface AuthoredFlowNextBy {
  /**
   * The id of a question: a lower-case letter, then letters and digits.
   */
  by: string;
  [k: string]: AuthoredFlowTarget;
}
