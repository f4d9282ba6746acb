import type { CharRange } from 'refa';
import { mostReadableCharacter } from '../foundation/most-readable-character.ts';
import { automatonOf, type State } from './automaton-of.ts';
import { longestWord } from './longest-word.ts';
import { stepsToEnd } from './steps-to-end.ts';
import { wordOutside } from './word-outside.ts';

// A word this long is finished by the shortest path.
const longEnough = 40;

/**
 * Up to `count` different words that a pattern accepts: the shortest, the longest if there is one, and random ones,
 * the same every time.
 */
export function wordsOf(pattern: string, count: number): string[] {
  const words = new Set<string>();
  for (const word of [wordOutside(automatonOf(pattern)), longestWord(pattern)]) {
    if (word !== undefined) words.add(word);
  }
  const draw = drawer(pattern);
  for (let tries = 0; words.size < count && tries < count * 20; tries += 1) words.add(draw());
  return [...words].slice(0, count);
}

function drawer(pattern: string): () => string {
  const automaton = automatonOf(pattern);
  const toEnd = stepsToEnd(automaton);
  const random = seededRandom();
  return () => {
    let word = '';
    let state: State = automaton.initial;
    for (;;) {
      const steps = [...state.out].filter(([, next]) => toEnd.has(next));
      const nearer = (toEnd.get(state) ?? 0) - 1;
      const shortest = steps.filter(([, next]) => toEnd.get(next) === nearer);
      const ways = word.length < longEnough ? steps : shortest;
      const step = ways[random(ways.length)];
      if (!step || (automaton.finals.has(state) && random(4) === 0)) return word;
      word += drawCharacter(step[0], random);
      state = step[1];
    }
  };
}

function drawCharacter(range: CharRange, random: (sides: number) => number): string {
  if (random(4) === 0) return mostReadableCharacter(range).character;
  return String.fromCharCode(range.min + random(range.max - range.min + 1));
}

/** A random integer below `sides`. The sequence is always the same: proofs must not differ from run to run. */
function seededRandom(): (sides: number) => number {
  let seed = 1;
  return (sides) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * sides);
  };
}
