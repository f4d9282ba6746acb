// Generated from schemas/bundle/localities.schema.json by npm run generate. Do not edit.
import type { Expression, Texts } from './bundle.ts';

export type FlowRow =
  | {
      /**
       * The first set.
       */
      start: string;
      when?: Expression;
    }
  | {
      /**
       * Form ids.
       */
      forms: string[];
      when?: Expression;
    };

/**
 * Which forms and flows apply to whom.
 */
export interface Localities {
  /**
   * FEDERAL and CANADA_FEDERAL first, then by code.
   */
  localities: Locality[];
}
/**
 * One jurisdiction.
 */
export interface Locality {
  /**
   * FEDERAL, CANADA_FEDERAL, or a state or province.
   */
  code: string;
  /**
   * US or Canada.
   */
  country: 'US' | 'CA';
  name: Texts;
  /**
   * In the order written.
   */
  forms: LocalityForm[];
  /**
   * Guided flows.
   */
  flows: LocalityFlow[];
  /**
   * What is not written, and why.
   */
  gaps: string[];
}
/**
 * When a form applies.
 */
export interface LocalityForm {
  /**
   * Form id.
   */
  id: string;
  recommended: Expression;
  when?: Expression;
}
/**
 * One flow.
 */
export interface LocalityFlow {
  /**
   * Flow id.
   */
  id: string;
  /**
   * Ids of its questions that were read in no source. Absent when there are none.
   */
  unverified?: string[];
  /**
   * The first matching row is used.
   */
  rows: FlowRow[];
}
