// Generated from schemas/audit/audit-line.schema.json by npm run generate. Do not edit.

/**
 * One line of an audit file. Keys are in this order, and those without a value are left out.
 */
export interface AuditLine {
  /**
   * When it was written, in UTC.
   */
  time: string;
  /**
   * Id of the chain: one for each process, continued after a restart.
   */
  chain: string;
  /**
   * Number of the line in its chain, starting at 1.
   */
  number: number;
  /**
   * What happened.
   */
  event:
    | 'FILL'
    | 'SERVICE_STARTED'
    | 'SERVICE_STOPPED'
    | 'RELEASE_LOADED'
    | 'RELEASE_REFUSED'
    | 'KEYS_CHANGED'
    | 'CHAIN_STARTED'
    | 'FILE_STARTED'
    | 'LINES_LOST';
  /**
   * Id of the API key.
   */
  key?: string;
  /**
   * Pattern of the route.
   */
  route?: string;
  /**
   * Id of the form.
   */
  form?: string;
  /**
   * Version of the form.
   */
  version?: string;
  /**
   * Digest of the release.
   */
  release?: string;
  /**
   * What was asked for.
   */
  mode?: 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';
  /**
   * OK, or the code of the refusal.
   */
  outcome?: string;
  /**
   * Id of the request.
   */
  request?: string;
  /**
   * Id of the trace that the caller sent.
   */
  trace?: string;
  /**
   * How many lines could not be written.
   */
  count?: number;
  /**
   * Ids of added keys.
   */
  added?: string[];
  /**
   * Ids of revoked keys.
   */
  revoked?: string[];
  /**
   * Ids of keys that are no longer in the file.
   */
  removed?: string[];
  /**
   * Ids of keys that changed otherwise.
   */
  changed?: string[];
  /**
   * Hash of the previous line; zeros in the first line of a chain.
   */
  previous: string;
  /**
   * SHA-256 of the line up to the comma before this key, without that comma.
   */
  hash: string;
}
