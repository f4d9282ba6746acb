import { seedOfTheDay } from './seed-of-the-day.ts';

/** One in seven items of a list that grows with the number of forms, at least one. They change daily; ALL=1 takes all. */
export function sampled<T>(all: readonly T[]): T[] {
  const every = Math.min(7, all.length);
  return all.filter((_, i) => process.env.ALL === '1' || i % every === seedOfTheDay % every);
}
