import type { Environment } from '../credentials/environment.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';

/** How long to wait for a registry, and how often to try. Times are in milliseconds. */
export type TimeLimits = {
  /** How often something is tried in all. */
  attempts: number;
  /** The pause after the first failure; it doubles from then on. */
  firstPause: number;
  maxPause: number;
  /** How long nothing at all may come. */
  silence: number;
  /** How long one step may take in all, tried again or not; time for its bytes comes on top. */
  longest: number;
  /** How long after moving a tag it is looked at again. */
  settle: number;
  /** Ends whatever is under way. */
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

/** What moves more slowly than this counts as stalled. */
const slowestBytesPerMillisecond = 32;

/** The time that is granted for so many bytes. */
export function timeFor(bytes: number): number {
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
