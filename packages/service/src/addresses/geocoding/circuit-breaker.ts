/** Stops requests to a source that keeps failing. */
export type CircuitBreaker = {
  /** Whether a request may be sent. After a pause a single one is allowed; its result decides whether more are. */
  allowsRequest(): boolean;
  succeeded(): void;
  failed(): void;
};

type Options = {
  /** The number of consecutive failures that open it. */
  failures: number;
  pauseMilliseconds: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  onChange: (change: 'opened' | 'closed') => void;
};

/** Creates a closed breaker, which allows all requests. */
export function createCircuitBreaker(options: Options): CircuitBreaker {
  let failuresInRow = 0;
  let openedAt: number | undefined;
  let probing = false;
  return {
    allowsRequest() {
      if (openedAt === undefined) return true;
      if (probing || options.now() - openedAt < options.pauseMilliseconds) return false;
      probing = true;
      return true;
    },
    succeeded() {
      if (openedAt !== undefined) options.onChange('closed');
      failuresInRow = 0;
      openedAt = undefined;
      probing = false;
    },
    failed() {
      failuresInRow += 1;
      probing = false;
      if (failuresInRow < options.failures) return;
      if (openedAt === undefined) options.onChange('opened');
      openedAt = options.now();
    },
  };
}
