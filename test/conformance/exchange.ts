/** A request and its reply. */
export type Exchange = {
  /** The operation of the OpenAPI document, or undefined when it has no such path. */
  operation: string | undefined;
  method: string;
  path: string;
  query: URLSearchParams;
  sent: { headers: Record<string, string>; body: unknown };
  status: number;
  headers: Headers;
  /** Parsed JSON, otherwise bytes, otherwise undefined. */
  body: unknown;
};

/** What is sent. A text is sent unchanged, anything else as JSON. */
export type Sending = { method?: string; headers?: Record<string, string>; body?: unknown };

/** Sends a request and checks the reply. */
export type Call = (path: string, sending?: Sending) => Promise<Exchange>;
