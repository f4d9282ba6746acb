import type { CharSet } from 'refa';
import type { Body } from '../foundation/body-of.ts';
import { alphabetOf } from './alphabet-of.ts';
import { type Places, placesOf, type Ways } from './places-of.ts';

// Ways that a matcher may have to try for one text. More are felt, and most often there is no end to them.
const mostWays = 1000;

// Beyond so much work the question is left open.
const mostWork = 50_000;

/**
 * Whether a matcher that tries one way after the other has, for any text, only so many ways to try. Then its time
 * grows with the length of the text and no faster. Otherwise a text with more ways, unless the question stays open.
 */
export function countWays(body: Body): 'few' | 'open' | { text: string } {
  const places = placesOf(body);
  if (!places) return 'open';
  return isDecided(places) ? 'few' : explore(places);
}

/** Whether the next character always decides where to go on, so that there is one way at most. */
function isDecided({ characters, first, follow }: Places): boolean {
  return [first, ...follow].every((next) => {
    let known: CharSet | undefined;
    for (const [place, ways] of next) {
      const set = characters[place];
      if (ways > 1 || !set || (known && !known.isDisjointWith(set))) return false;
      known = known?.union(set) ?? set;
    }
    return true;
  });
}

/** Reads every text, a letter at a time, until no new set of ways comes up. */
function explore(places: Places): ReturnType<typeof countWays> {
  const letters = lettersAt(places.characters);
  const seen = new Set<string>();
  const waiting = [{ text: '', next: places.first }];
  let work = 0;
  for (const { text, next } of waiting) {
    work += next.size;
    if (work > mostWork) return 'open';
    for (const [letter, ways] of byLetter(next, letters)) {
      if (total(ways) > mostWays) return { text: text + letter };
      const key = keyOf(ways);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push({ text: text + letter, next: nextAfter(ways, places) });
    }
  }
  return 'few';
}

/** The letters that may stand at each place, one for all that no place tells apart. */
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
  for (const [place, count] of next) {
    for (const letter of letters[place] ?? []) {
      const ways = sorted.get(letter) ?? new Map();
      sorted.set(letter, ways.set(place, count));
    }
  }
  return sorted;
}

function nextAfter(ways: Ways, { follow }: Places): Ways {
  const next: Ways = new Map();
  for (const [place, count] of ways) {
    for (const [to, times] of follow[place] ?? []) {
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
    .map(([place, count]) => `${place}:${count}`)
    .join();
}
