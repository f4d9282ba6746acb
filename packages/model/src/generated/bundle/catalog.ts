// Generated from schemas/bundle/catalog.schema.json by npm run generate. Do not edit.
import type { Confidence } from './bundle.ts';

/**
 * Every form version of a release.
 */
export interface Catalog {
  /**
   * Sorted by id, then version.
   */
  forms: CatalogForm[];
}
/**
 * One form version.
 */
export interface CatalogForm {
  /**
   * Form id.
   */
  id: string;
  /**
   * Form version.
   */
  version: string;
  /**
   * First day in force.
   */
  effective: string;
  /**
   * Its locality.
   */
  locality: string;
  /**
   * US or Canada.
   */
  country: 'US' | 'CA';
  /**
   * A language of texts.
   */
  language: 'en' | 'es' | 'fr';
  /**
   * The agency's name.
   */
  name: string;
  /**
   * The agency's title.
   */
  title: string;
  /**
   * The kind of form.
   */
  type: 'RESIDENT' | 'NON_RESIDENT' | 'EXEMPT' | 'EXEMPT_MILITARY_SPOUSE' | 'CANADA_RESIDENT';
  /**
   * The first set.
   */
  initialQuestionSet: string;
  /**
   * Whose blank is used.
   */
  blank: 'specimen' | 'agency';
  /**
   * Whether federalValues may be sent.
   */
  takesFederalValues: boolean;
  /**
   * The folder of its files in the release.
   */
  folder: string;
  confidence?: Confidence;
}
