import { memoize } from '../foundation/memoize.ts';
import { automatonOf } from './automaton-of.ts';
import { stepsToEnd } from './steps-to-end.ts';

/** The characters that occur in the words of a pattern, as ranges of codes. */
export const charactersOf = memoize((pattern: string): { min: number; max: number }[] => {
  const alive = stepsToEnd(automatonOf(pattern));
  const ranges = new Map<string, { min: number; max: number }>();
  for (const state of alive.keys()) {
    for (const [{ min, max }, next] of state.out) {
      if (alive.has(next)) ranges.set(`${min}-${max}`, { min, max });
    }
  }
  return [...ranges.values()];
});
