// Generated from schemas/http/renewals-reply.schema.json by npm run generate. Do not edit.

/**
 * What lapses when.
 */
export interface RenewalsReply {
  /**
   * The day that was judged by.
   */
  asOf: string;
  /**
   * In the order of the request.
   */
  certificates: CertificateStatus[];
}
/**
 * Whether a certificate still counts, and what to ask when it must be filed again.
 *
 * This interface was referenced by `RenewalsReply`'s JSON-Schema
 * via the `definition` "CertificateStatus".
 */
export interface CertificateStatus {
  /**
   * Form id.
   */
  formId: string;
  /**
   * As sent.
   */
  formVersion?: string;
  /**
   * NOT_KNOWN: the sources of the form do not say, or name no day.
   */
  status: 'IN_FORCE' | 'LAPSED' | 'NOT_KNOWN';
  /**
   * DAY: on a day. YEARLY: each year, on a day that is not known. MOVE: when the residence changes. FEDERAL: with the federal claim. NEVER: not before it is changed.
   */
  rule: 'DAY' | 'YEARLY' | 'MOVE' | 'FEDERAL' | 'NEVER' | 'NOT_KNOWN';
  /**
   * With DAY: the last day on which it counts. A new certificate is due by then.
   */
  lastDay?: string;
  /**
   * After a change, a new certificate is due within so many days.
   */
  dueWithinDays?: number;
  /**
   * true when the rule was not read in any source.
   */
  isUnverified?: boolean;
  /**
   * The same in a sentence, in the caller's language.
   */
  message: string;
  newVersion?: NewVersion;
}
/**
 * The version in force, where it is newer than the certificate, and what becomes of stored answers.
 *
 * This interface was referenced by `RenewalsReply`'s JSON-Schema
 * via the `definition` "NewVersion".
 */
export interface NewVersion {
  /**
   * The version in force.
   */
  formVersion: string;
  /**
   * Its first day.
   */
  effectiveDate: string;
  /**
   * false when the version of the certificate is not known, so that everything must be asked.
   */
  isComparable: boolean;
  /**
   * Questions whose stored answers are still accepted.
   */
  keep: string[];
  /**
   * Questions to ask: new ones, and those that refuse an answer that was accepted.
   */
  askAgain: string[];
  /**
   * Questions that are no longer asked: their answers must not be sent.
   */
  drop: string[];
}
