/**
 * A seed for random tests: another one each day, the same all day. Tests name it, and SEED sets it,
 * so that what failed on one day can be run again on the next.
 */
export const seedOfTheDay = seedOn(new Date());

/** The seed of a day. */
export function seedOn(day: Date, env = process.env): number {
  return Number(env.SEED ?? day.toISOString().slice(0, 10).replaceAll('-', ''));
}
