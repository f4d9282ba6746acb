// Generated from schemas/audit/audit-line.schema.json by npm run generate. Do not edit.

/**
 * One line of an audit file. Keys stand in this order, and those without a value are left out.
 */
export interface AuditLine {
  /**
   * When it was written, in UTC.
   */
  time: string;
  /**
   * Id of the chain: one for each process, kept when it starts again.
   */
  chain: string;
  /**
   * Place in the chain, from 1 on.
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
   * Id of the trace that the caller named.
   */
  trace?: string;
  /**
   * How many lines could not be written.
   */
  count?: number;
  /**
   * Ids of keys that are new.
   */
  added?: string[];
  /**
   * Ids of keys that were revoked.
   */
  revoked?: string[];
  /**
   * Ids of keys that are no longer in the file.
   */
  removed?: string[];
  /**
   * Ids of keys of which something else is new.
   */
  changed?: string[];
  /**
   * Hash of the line before it; zeros in the first of a chain.
   */
  previous: string;
  /**
   * SHA-256 of the line up to, and without, the comma before this key.
   */
  hash: string;
}
