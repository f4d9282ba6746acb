import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'undici';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { type TimeLimits, timeAllowedFor } from './time-limits.ts';

/** A transient error. Its message continues a sentence that begins with the name of the registry. */
export class Transient extends Error {
  override readonly name = 'Transient';

  constructor(
    message: string,
    /** How long the registry asks us to wait, in milliseconds. */
    readonly after = 0,
  ) {
    super(message);
  }
}

/** The message for a registry that is silent or too slow. */
export const timeoutMessage = 'does not answer in time';

const transientStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Throws a transient error when the status of a reply is one. */
export function throwTransient(response: Response): void {
  if (!transientStatuses.has(response.status)) return;
  throw new Transient(`answers ${response.status}`, waitOf(response.headers.get('retry-after')));
}

/** Reads Retry-After: seconds or a date. */
function waitOf(text: string | null): number {
  if (text === null) return 0;
  if (/^[0-9]{1,6}$/.test(text)) return Number(text) * 1000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? 0 : Math.max(0, moment - Date.now());
}

/**
 * Retries transient errors after growing pauses while time is left: the time of the limits, plus what
 * the bytes need. The signal tells the work when its time is over.
 */
export async function withRetries<T>(
  host: string,
  timeLimits: TimeLimits,
  work: (within: TimeLimits) => Promise<T>,
  bytes = 0,
): Promise<T> {
  const deadline = startDeadline(timeLimits.longest + timeAllowedFor(bytes));
  const signals = [deadline.signal, ...(timeLimits.signal ? [timeLimits.signal] : [])];
  const within = { ...timeLimits, signal: AbortSignal.any(signals) };
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work(within);
      } catch (error) {
        if (timeLimits.signal?.aborted) throw givenUp(host);
        if (deadline.signal.aborted)
          throw outOfTime(host, timeoutMessage, attempt, deadline.seconds);
        if (!(error instanceof Transient)) throw error;
        if (attempt >= timeLimits.attempts) throw unreachable(host, error.message, attempt);
        const wait = Math.max(Math.min(error.after, 60_000), pauseAfter(attempt, timeLimits));
        if (wait > deadline.left()) throw outOfTime(host, error.message, attempt, deadline.seconds);
        await pauseUnless(within.signal, wait);
      }
    }
  } finally {
    deadline.clear();
  }
}

function startDeadline(milliseconds: number) {
  const watch = new AbortController();
  const end = performance.now() + milliseconds;
  const timer = setTimeout(() => watch.abort(), milliseconds);
  return {
    signal: watch.signal,
    seconds: Math.round(milliseconds / 1000),
    left: () => end - performance.now(),
    clear: () => clearTimeout(timer),
  };
}

function unreachable(host: string, why: string, attempts: number): RegistryProblem {
  return new RegistryProblem(
    'UNREACHABLE',
    `The registry ${host} ${why}. It was tried ${times(attempts)}.`,
  );
}

function outOfTime(host: string, why: string, attempts: number, seconds: number): RegistryProblem {
  return new RegistryProblem(
    'UNREACHABLE',
    `The registry ${host} ${why}. It was tried ${times(attempts)} within ${seconds} seconds; ` +
      'FORMPRESS_REGISTRY_TIMEOUT allows more.',
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

async function pauseUnless(signal: AbortSignal | undefined, wait: number): Promise<void> {
  await pause(wait, undefined, signal && { signal }).catch((error: unknown) => {
    // The next attempt sees that it was aborted.
    if (!signal?.aborted) throw error;
  });
}

function givenUp(host: string): RegistryProblem {
  return new RegistryProblem(
    'UNREACHABLE',
    `The registry ${host} was abandoned: it took too long, or the process was stopped.`,
  );
}

/** The pause after an attempt, with jitter so that many services do not return at once. */
function pauseAfter(attempt: number, { firstPause, maxPause }: TimeLimits): number {
  const whole = Math.min(maxPause, firstPause * 2 ** (attempt - 1));
  return whole / 2 + (Math.random() * whole) / 2;
}
