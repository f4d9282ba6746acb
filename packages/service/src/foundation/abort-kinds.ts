/** How a request, or its reply, can come to an early end. They are codes in the log and in metrics. */
export const abortKinds = [
  /** The caller went away before it had its reply. */
  'REQUEST_ABORTED',
  /** What came is not HTTP. */
  'REQUEST_MALFORMED',
  'REQUEST_HEADERS_TOO_LARGE',
  /** The request did not arrive in time. */
  'REQUEST_TIMED_OUT',
  /** The reply was not read in time. */
  'REPLY_NOT_READ',
  /** Too many requests of one connection waited for their replies. */
  'PIPELINE_TOO_LONG',
] as const;

export type AbortKind = (typeof abortKinds)[number];
