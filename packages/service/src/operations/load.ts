import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How busy the process is, and whether it must refuse requests to stay responsive. */
export type Load = {
  /** A whole request arrived; `leave` when its connection has what it gets. */
  enter(): void;
  leave(): void;
  isOverloaded(): boolean;
  inFlight(): number;
  /** Seconds by which everything waited lately. */
  loopDelay(): number;
  stop(): void;
};

const millisecondsBetweenChecks = 1_000;
const resolution = 20;

/**
 * Watches requests and the event loop. A delay is the median of a second, and callers are turned
 * away when it was too long twice running: one long pause, however long, is no overload, a queue
 * that makes everyone wait is.
 */
export function watchLoad(most: { inFlight: number; loopDelay: number }): Load {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let inFlight = 0;
  let delay = 0;
  let delayBefore = 0;
  const timer = setInterval(() => {
    delayBefore = delay;
    delay = Math.max(0, histogram.percentile(50) / 1e6 - resolution);
    histogram.reset();
  }, millisecondsBetweenChecks).unref();
  return {
    enter() {
      inFlight += 1;
    },
    leave() {
      inFlight -= 1;
    },
    isOverloaded: () => inFlight >= most.inFlight || Math.min(delay, delayBefore) > most.loopDelay,
    inFlight: () => inFlight,
    loopDelay: () => delay / 1000,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
