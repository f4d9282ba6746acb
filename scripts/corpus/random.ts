/** A generator of pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random element. */
export function pick<T>(of: readonly T[], chance: () => number): T {
  const found = of[Math.floor(chance() * of.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}
