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
   * Forms that are known and not written, in the order written. Absent when there are none.
   */
  notWritten?: FormNotWritten[];
  /**
   * Forms that are written in an old revision only. Absent when there are none.
   */
  outdated?: OutdatedForm[];
  /**
   * What else is missing, and why.
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
/**
 * A form that is not written, and who may need it.
 */
export interface FormNotWritten {
  /**
   * The id that it will have.
   */
  id: string;
  /**
   * The agency's number of the form.
   */
  number: string;
  /**
   * The agency's title.
   */
  title: string;
  when?: Expression;
}
/**
 * A form whose versions before a day are out of date from that day on.
 */
export interface OutdatedForm {
  /**
   * Form id.
   */
  id: string;
  /**
   * First day of the newer revision.
   */
  since: string;
}
