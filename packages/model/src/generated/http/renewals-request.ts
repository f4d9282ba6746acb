// Generated from schemas/http/renewals-request.schema.json by npm run generate. Do not edit.
import type { StoredCertificate } from './stored-certificate.ts';

/**
 * The certificates of one or many employees. Send nothing that names anyone; replies are in the same order.
 */
export interface RenewalsRequest {
  /**
   * Certificates on file.
   *
   * @minItems 1
   * @maxItems 1000
   */
  certificates: StoredCertificate[];
  /**
   * The day to judge by, YYYY-MM-DD; today when absent.
   */
  asOf?: string;
}
