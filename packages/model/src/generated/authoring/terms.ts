// Generated from schemas/authoring/terms.schema.json by npm run generate. Do not edit.

/**
 * shared/terms.yaml: the glossary. Where the English of a text has a term, its translations use the words that stand here.
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
   * How it begins in Spanish; one of these must stand in the translation. Endings are left off: dependient is enough.
   *
   * @minItems 1
   *
   * Items: The beginning of the term in Spanish.
   */
  es: string[];
  /**
   * How it begins in French; one of these must stand in the translation. Endings are left off: employ is enough.
   *
   * @minItems 1
   *
   * Items: The beginning of the term in French.
   */
  fr: string[];
  /**
   * For translators: when to use it, where it comes from.
   */
  note?: string;
}
