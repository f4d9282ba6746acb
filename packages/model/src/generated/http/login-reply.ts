// Generated from schemas/http/login-reply.schema.json by npm run generate. Do not edit.

/**
 * A token for all other calls.
 */
export interface LoginReply {
  /**
   * A JSON Web Token, valid for 24 hours. Send it as Authorization: Bearer <token>.
   */
  accessToken: string;
}
