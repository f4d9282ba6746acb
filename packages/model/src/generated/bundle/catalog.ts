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
  languages?: CatalogLanguages;
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
   * Present when the PDF has the structure that screen readers follow.
   */
  tagged?: true;
  /**
   * Whether federalValues may be sent.
   */
  takesFederalValues: boolean;
  /**
   * The folder of its files in the release.
   */
  folder: string;
  confidence?: Confidence;
  /**
   * The neutral field of a payroll engine for each tax parameter that has one on the first day of the version. Absent where nothing was written about engines.
   */
  engineFields?: {
    [k: string]: string;
  };
}
/**
 * Languages that the release leaves out, and what channels demand of translations. Absent when nothing is left out or demanded.
 */
export interface CatalogLanguages {
  /**
   * Languages whose texts are English in this release.
   */
  leftOut: ('es' | 'fr')[];
  /**
   * By channel: the languages that must not be left out, and the texts whose translations must be reviewed.
   */
  needs: {
    [k: string]: ChannelNeeds;
  };
}
/**
 * What one channel demands.
 */
export interface ChannelNeeds {
  /**
   * Languages that must not be left out.
   */
  languages?: ('es' | 'fr')[];
  /**
   * Texts whose translations must be reviewed.
   */
  reviewed?: 'statements'[];
}
