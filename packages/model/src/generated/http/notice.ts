// Generated from schemas/http/notice.schema.json by npm run generate. Do not edit.

/**
 * Something the caller should know, although nothing is wrong.
 */
export interface Notice {
  /**
   * WARNING: no formVersion was sent. DEPRECATION: the requested version is no longer the current one.
   */
  type: 'WARNING' | 'DEPRECATION';
  /**
   * What it means, in the caller's language.
   */
  message: string;
}
