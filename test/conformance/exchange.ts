/** One request and what came back. */
export type Exchange = {
  /** The operation of the OpenAPI document, or nothing when it describes no such path. */
  operation: string | undefined;
  method: string;
  path: string;
  query: URLSearchParams;
  sent: { headers: Record<string, string>; body: unknown };
  status: number;
  headers: Headers;
  /** Parsed JSON, else bytes, else nothing. */
  body: unknown;
};

/** What is sent. A text goes as it is, anything else as JSON. */
export type Sending = { method?: string; headers?: Record<string, string>; body?: unknown };

/** Sends a request and keeps an eye on what comes back. */
export type Call = (path: string, sending?: Sending) => Promise<Exchange>;
