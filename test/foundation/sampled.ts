import { seedOfTheDay } from './seed-of-the-day.ts';

/** One in five of what grows with the number of forms, others every day; all of it with ALL=1. */
export function sampled<T>(all: readonly T[]): T[] {
  return all.filter((_, i) => process.env.ALL === '1' || i % 5 === seedOfTheDay % 5);
}
