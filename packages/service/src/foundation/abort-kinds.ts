/** How a request or its reply can end early, as codes for the log and metrics. */
export const abortKinds = [
  /** The caller disconnected before it had its reply. */
  'REQUEST_ABORTED',
  /** The data is not HTTP. */
  'REQUEST_MALFORMED',
  'REQUEST_HEADERS_TOO_LARGE',
  /** The request did not arrive in time. */
  'REQUEST_TIMED_OUT',
  /** The reply was not read in time. */
  'REPLY_NOT_READ',
  /** Too many requests of one connection were pending. */
  'PIPELINE_TOO_LONG',
] as const;

export type AbortKind = (typeof abortKinds)[number];
