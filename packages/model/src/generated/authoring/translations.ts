// Generated from schemas/authoring/translations.schema.json by npm run generate. Do not edit.

/**
 * A file of translations/, such as es.yaml: each English text with its translation. A text is found by its English.
 */
export type TranslationsFile = AuthoredTranslation[];

/**
 * An English text and its translation.
 */
export interface AuthoredTranslation {
  /**
   * The English text, exactly as in the form.
   */
  en: string;
  /**
   * The text in Spanish; in es.yaml.
   */
  es?: string;
  /**
   * The text in French; in fr.yaml.
   */
  fr?: string;
  /**
   * How far the translation is: a draft that nobody looked at yet, translated, or reviewed by a second person. Translated when absent.
   */
  state?: 'draft' | 'translated' | 'reviewed';
}
