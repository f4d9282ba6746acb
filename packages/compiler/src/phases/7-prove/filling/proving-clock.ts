import type { Clock } from '@formpress/engine';

/**
 * The moment at which proofs sign. Nothing depends on it: it is only printed into the date field.
 */
export const provingClock: Clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };
