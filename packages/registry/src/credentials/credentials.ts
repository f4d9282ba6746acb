/** What a registry takes as proof of who we are. Never logged, never in a message. */
export type Credentials =
  | { user: string; password: string }
  /** Sent as it is. */
  | { token: string }
  /** Given to the token service for a token. */
  | { identityToken: string };
