import type { CharRange } from 'refa';
import { mostReadableCharacter } from '../foundation/most-readable-character.ts';
import type { Automaton, State } from './automaton-of.ts';

type Pair = { inner: State; outer: State | undefined; word: string };

/** The shortest word that the first automaton accepts and the second does not, in the most readable characters. */
export function wordOutside(inner: Automaton, outer?: Automaton): string | undefined {
  const start: Pair = { inner: inner.initial, outer: outer?.initial, word: '' };
  const seen = new Map<State, Set<State | undefined>>();
  const isNew = (pair: Pair) => {
    const others = seen.get(pair.inner) ?? new Set();
    seen.set(pair.inner, others);
    return !others.has(pair.outer) && others.add(pair.outer);
  };
  const waiting = [start];
  isNew(start);
  for (const pair of waiting) {
    const isInside = pair.outer !== undefined && outer?.finals.has(pair.outer);
    if (inner.finals.has(pair.inner) && !isInside) return pair.word;
    waiting.push(...stepsFrom(pair).filter(isNew));
  }
  return undefined;
}

/** The next states of both automata, most readable characters first. */
function stepsFrom({ inner, outer, word }: Pair): Pair[] {
  const steps = [...inner.out].flatMap(([range, next]) =>
    piecesOf(range, outer).map(({ chars, state }) => {
      const { character, rank } = mostReadableCharacter(chars);
      return { rank, pair: { inner: next, outer: state, word: word + character } };
    }),
  );
  return steps.toSorted((a, b) => a.rank - b.rank).map(({ pair }) => pair);
}

/** Splits a range by the transitions of a state. */
function piecesOf(range: CharRange, state: State | undefined) {
  const pieces: { chars: CharRange; state: State | undefined }[] = [];
  let { min } = range;
  for (const [{ min: from, max: to }, next] of state?.out ?? []) {
    if (to < min || from > range.max) continue;
    if (from > min) pieces.push({ chars: { min, max: from - 1 }, state: undefined });
    const max = Math.min(to, range.max);
    pieces.push({ chars: { min: Math.max(from, min), max }, state: next });
    min = max + 1;
  }
  if (min <= range.max) pieces.push({ chars: { min, max: range.max }, state: undefined });
  return pieces;
}
