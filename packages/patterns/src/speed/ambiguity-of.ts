import type { CharSet } from 'refa';
import type { Body } from '../foundation/body-of.ts';
import { alphabetOf } from './alphabet-of.ts';
import { type Positions, positionsOf, type Ways } from './positions-of.ts';

// How many ways a backtracking matcher may have to try for one text. More are noticeable, and usually unbounded.
const mostWays = 1000;

// After this much work the result is left open.
const mostWork = 50_000;

/**
 * Whether the number of ways that a backtracking matcher tries is limited for every text, so that its time is linear
 * in the length of the text. If not, returns a text with more ways, or `open` when that is too much work to decide.
 */
export function ambiguityOf(body: Body): 'few' | 'open' | { text: string } {
  const positions = positionsOf(body);
  if (!positions) return 'open';
  return isDecided(positions) ? 'few' : explore(positions);
}

/** Whether the next character always determines the next position, so that there is at most one way. */
function isDecided({ characters, first, follow }: Positions): boolean {
  return [first, ...follow].every((next) => {
    let known: CharSet | undefined;
    for (const [position, ways] of next) {
      const set = characters[position];
      if (ways > 1 || !set || (known && !known.isDisjointWith(set))) return false;
      known = known?.union(set) ?? set;
    }
    return true;
  });
}

/** Reads all texts letter by letter until no new set of ways is found. */
function explore(positions: Positions): ReturnType<typeof ambiguityOf> {
  const letters = lettersAt(positions.characters);
  const seen = new Set<string>();
  const waiting = [{ text: '', next: positions.first }];
  let work = 0;
  for (const { text, next } of waiting) {
    work += next.size;
    if (work > mostWork) return 'open';
    for (const [letter, ways] of byLetter(next, letters)) {
      if (total(ways) > mostWays) return { text: text + letter };
      const key = keyOf(ways);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push({ text: text + letter, next: nextAfter(ways, positions) });
    }
  }
  return 'few';
}

/** The letters accepted at each position, one for each class that the positions distinguish. */
function lettersAt(characters: CharSet[]): string[][] {
  const alphabet = alphabetOf(characters);
  const known = new Map<string, string[]>();
  return characters.map((set) => {
    const key = set.toRangesString();
    const letters = known.get(key) ?? alphabet.filter((each) => set.has(each.charCodeAt(0)));
    known.set(key, letters);
    return letters;
  });
}

function byLetter(next: Ways, letters: string[][]): Map<string, Ways> {
  const sorted = new Map<string, Ways>();
  for (const [position, count] of next) {
    for (const letter of letters[position] ?? []) {
      const ways = sorted.get(letter) ?? new Map();
      sorted.set(letter, ways.set(position, count));
    }
  }
  return sorted;
}

function nextAfter(ways: Ways, { follow }: Positions): Ways {
  const next: Ways = new Map();
  for (const [position, count] of ways) {
    for (const [to, times] of follow[position] ?? []) {
      next.set(to, (next.get(to) ?? 0) + count * times);
    }
  }
  return next;
}

function total(ways: Ways): number {
  let sum = 0;
  for (const count of ways.values()) sum += count;
  return sum;
}

function keyOf(ways: Ways): string {
  return [...ways]
    .sort(([a], [b]) => a - b)
    .map(([position, count]) => `${position}:${count}`)
    .join();
}
