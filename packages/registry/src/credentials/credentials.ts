/** Credentials for a registry. They are never logged or shown in a message. */
export type Credentials =
  | { user: string; password: string }
  /** Sent to the registry unchanged, as a bearer token. */
  | { token: string }
  /** Exchanged for a token at the token service. */
  | { identityToken: string };
