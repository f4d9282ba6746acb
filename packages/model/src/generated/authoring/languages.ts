// Generated from schemas/authoring/languages.schema.json by npm run generate. Do not edit.

/**
 * shared/languages.yaml: which languages a release leaves out, and what a channel demands of translations.
 */
export interface LanguagesFile {
  /**
   * Languages that releases leave out: their texts are English there, and the catalog says so.
   *
   * Items: A language.
   */
  leaveOut?: ('es' | 'fr')[];
  /**
   * What a channel demands, by the name of the channel, such as production.
   */
  needs?: {
    [k: string]: AuthoredChannelNeeds;
  };
}
/**
 * What one channel demands.
 */
export interface AuthoredChannelNeeds {
  /**
   * Languages that must not be left out.
   *
   * Items: A language.
   */
  languages?: ('es' | 'fr')[];
  /**
   * Texts whose translations must be reviewed.
   *
   * Items: Statements: what people sign.
   */
  reviewed?: 'statements'[];
}
