/** Keeps from asking a source that is in trouble. */
export type CircuitBreaker = {
  /** Whether to ask now. After a rest one may ask, and its luck decides for all. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
};

type Options = {
  /** This many failures in a row open it. */
  failures: number;
  restMilliseconds: number;
  /** Milliseconds that only grow. */
  now: () => number;
  onChange: (change: 'opened' | 'closed') => void;
};

/** A breaker that is closed: everyone may ask. */
export function createCircuitBreaker(options: Options): CircuitBreaker {
  let failuresInRow = 0;
  let openedAt: number | undefined;
  let probing = false;
  return {
    mayAsk() {
      if (openedAt === undefined) return true;
      if (probing || options.now() - openedAt < options.restMilliseconds) return false;
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
