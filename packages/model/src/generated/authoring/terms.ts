// Generated from schemas/authoring/terms.schema.json by npm run generate. Do not edit.

/**
 * shared/terms.yaml: the glossary. Where the English of a text has a term, its translations use the words listed here.
 */
export type TermsFile = AuthoredTerm[];

/**
 * A term and how it is translated.
 */
export interface AuthoredTerm {
  /**
   * The term in English, in each form in which texts have it, such as dependent and dependents.
   *
   * @minItems 1
   *
   * Items: The term in English.
   */
  en: string[];
  /**
   * The beginning of the term in Spanish; the translation must contain one of these. Endings are left out: dependient is enough.
   *
   * @minItems 1
   *
   * Items: The beginning of the term in Spanish.
   */
  es: string[];
  /**
   * The beginning of the term in French; the translation must contain one of these. Endings are left out: employ is enough.
   *
   * @minItems 1
   *
   * Items: The beginning of the term in French.
   */
  fr: string[];
  avoid?: AvoidedWords;
  /**
   * For translators: when to use it, where it comes from.
   */
  note?: string;
}
/**
 * Words and phrases that no text may have, by language: the term is to be used instead. They are compared as whole words.
 */
export interface AvoidedWords {
  /**
   * What English texts avoid.
   *
   * @minItems 1
   *
   * Items: A word or phrase, in each form in which it could be written.
   */
  en?: string[];
  /**
   * What Spanish texts avoid.
   *
   * @minItems 1
   *
   * Items: A word or phrase, in each form in which it could be written.
   */
  es?: string[];
  /**
   * What French texts avoid.
   *
   * @minItems 1
   *
   * Items: A word or phrase, in each form in which it could be written.
   */
  fr?: string[];
}
