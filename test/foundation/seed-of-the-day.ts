/**
 * A seed for random tests that changes every day. Tests name it, and SEED sets it, so that a failure can
 * be reproduced on another day.
 */
export const seedOfTheDay = seedOn(new Date());

/** The seed of a day. */
export function seedOn(day: Date, env = process.env): number {
  return Number(env.SEED ?? day.toISOString().slice(0, 10).replaceAll('-', ''));
}
