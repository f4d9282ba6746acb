import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The load of the process, and whether it must refuse requests to stay responsive. */
export type Load = {
  /** Call when a whole request has arrived, and `leave` when its reply has been sent. */
  enter(): void;
  leave(): void;
  isOverloaded(): boolean;
  inFlight(): number;
  /** The recent event loop delay in seconds. */
  loopDelay(): number;
  stop(): void;
};

const millisecondsBetweenChecks = 1_000;
const resolution = 20;

/**
 * Watches requests and the event loop. The delay is the median of a second, and requests are refused
 * when it was too long twice in a row: a single long pause is not overload, a queue that makes everyone
 * wait is.
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
