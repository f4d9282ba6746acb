import type { Environment } from '../credentials/environment.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';

/** How long to wait for a registry, and how often to try. Times are in milliseconds. */
export type TimeLimits = {
  /** The maximum number of attempts. */
  attempts: number;
  /** The pause after the first failure. It doubles after each further one. */
  firstPause: number;
  maxPause: number;
  /** The maximum time without any data. */
  silence: number;
  /** The maximum time for one step including all its attempts. Time for transferring bytes is added to it. */
  longest: number;
  /** The time after moving a tag until it is checked again. */
  settle: number;
  /** Aborts running requests. */
  signal?: AbortSignal | undefined;
};

/** Limits that suit a registry on the internet: temporary errors are retried for about twenty seconds. */
export const defaultTimeLimits: TimeLimits = {
  attempts: 6,
  firstPause: 500,
  maxPause: 10_000,
  silence: 30_000,
  longest: 120_000,
  settle: 400,
};

/** Slower transfers count as stalled. */
const slowestBytesPerMillisecond = 32;

/** The time that a number of bytes may take. */
export function timeAllowedFor(bytes: number): number {
  return bytes / slowestBytesPerMillisecond;
}

/** The default time limits, or those that FORMPRESS_REGISTRY_TIMEOUT sets. */
export function timeLimitsOf({ FORMPRESS_REGISTRY_TIMEOUT: text }: Environment): TimeLimits {
  if (text === undefined || text === '') return defaultTimeLimits;
  const seconds = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > 3600)
    throw new RegistryProblem(
      'SETTING',
      'FORMPRESS_REGISTRY_TIMEOUT must be a number of seconds from 1 to 3600.',
    );
  const longest = seconds * 1000;
  return {
    ...defaultTimeLimits,
    longest,
    silence: Math.min(defaultTimeLimits.silence, longest / 2),
  };
}
