// Generated from schemas/http/login-refusal.schema.json by npm run generate. Do not edit.

/**
 * The API key was refused.
 */
export interface LoginRefusal {
  /**
   * Always Unauthorized.
   */
  status: string;
  /**
   * Always 401.
   */
  statusCode: number;
  /**
   * Why, in the caller's language.
   */
  reason: string;
}
