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
  /**
   * Whether a certificate that withholds more than a lock-in letter is accepted. Absent where that is not known.
   */
  acceptsMoreThanLetter?: true;
  /**
   * When certificates lapse, by form id. Absent when nothing is known.
   */
  renewals?: {
    [k: string]: Renewal[];
  };
  reciprocity?: Reciprocity;
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
   * Ids of its questions that were not read in any source. Absent when there are none.
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
/**
 * When a certificate, or a claim on it, lapses.
 *
 * This interface was referenced by `Localities`'s JSON-Schema
 * via the `definition` "Renewal".
 */
export interface Renewal {
  /**
   * EXEMPT, or the code of a reason; absent: the certificate itself.
   */
  claim?: string;
  /**
   * On a day, each year on a day that is not known, when the residence changes, with the federal claim, or never by itself.
   */
  lapses: 'DAY' | 'YEARLY' | 'MOVE' | 'FEDERAL' | 'NEVER';
  /**
   * DAY: month and day of the last day.
   */
  day?: string;
  /**
   * DAY: it is in the year after the certificate.
   */
  isNextYear?: true;
  /**
   * DAY: month and day in years in which it is another one.
   */
  days?: {
    [k: string]: string;
  };
  /**
   * After a change, a new certificate is due within so many days.
   */
  within?: number;
  /**
   * It was not read in any source.
   */
  isUnverified?: true;
}
/**
 * Whose residents are exempt from the tax of this place although they work here. Absent when there is no agreement.
 */
export interface Reciprocity {
  /**
   * Codes of their places.
   */
  frees: string[];
  /**
   * The form on which they claim it.
   */
  claimedOn: string;
  /**
   * Everyone else completes that form, too.
   */
  isGeneral?: true;
  /**
   * It is a credit, which leaves the tax of the home state as it is.
   */
  isCredit?: true;
}
