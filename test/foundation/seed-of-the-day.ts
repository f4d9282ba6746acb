/**
 * A seed for random tests: another one each day, the same all day. Tests name it, and SEED sets it,
 * so that what failed on one day can be run again on the next.
 */
export const seedOfTheDay = Number(
  process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
