// Generated from schemas/authoring/questions-with-federal.schema.json by npm run generate. Do not edit.
import type { AuthoredSet, None } from './questions.ts';

/**
 * Questions that need no answer in this interview: without one, the given answer is used.
 *
 * @minItems 1
 *
 * Items: The id of a question: a lower-case letter, then letters and digits.
 */
export type AuthoredOptional = string[];

/**
 * questions-with-federal.yaml: the second interview, for employees whose federal values are known. It contains the sets that differ from questions.yaml.
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
 * The answers that are known before the first question: a formula over federal values for each, in quotes.
 */
export interface AuthoredGiven {
  /**
   * A formula over federal values such as federal.filingStatus.
   */
  [k: string]: string;
}
