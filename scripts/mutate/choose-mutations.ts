import { kinds } from './kinds.ts';
import type { Mutation, Texts } from './mutation.ts';

/** A number of random mistakes, spread evenly over the kinds; the same seed gives the same ones. */
export function chooseMutations(texts: Texts, seed: number, count: number): Mutation[] {
  const random = randomFrom(seed);
  const piles = kinds.map((kind) => {
    const { name, byChecksAlone = false, onlyByLock = false, published = false } = kind;
    return shuffled(kind.mistakes(texts), random).map((mistake) => {
      return { kind: name, byChecksAlone, onlyByLock, published, mistake };
    });
  });
  const chosen: Mutation[] = [];
  for (let round = 0; chosen.length < count; round += 1) {
    const layer = piles.flatMap((pile) => pile.slice(round, round + 1));
    if (layer.length === 0) break;
    chosen.push(...shuffled(layer, random).slice(0, count - chosen.length));
  }
  return chosen;
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((each) => ({ each, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}

/** Numbers from 0 to 1 by a linear congruence modulo 2^32 (Numerical Recipes, section 7.1). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
