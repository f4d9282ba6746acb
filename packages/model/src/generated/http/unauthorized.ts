// Generated from schemas/http/unauthorized.schema.json by npm run generate. Do not edit.

/**
 * The token is missing, empty, invalid or expired.
 */
export interface Unauthorized {
  /**
   * Always Unauthorized.
   */
  message: 'Unauthorized';
}
