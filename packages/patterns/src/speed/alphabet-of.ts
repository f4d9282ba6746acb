import type { CharSet } from 'refa';
import { maxCharacter } from '../foundation/body-of.ts';
import { mostReadableCharacter } from '../foundation/most-readable-character.ts';
import { refa } from '../foundation/refa.ts';

/** One character for each class of characters that the sets distinguish; characters in none of the sets are left out. */
export function alphabetOf(sets: Iterable<CharSet>): string[] {
  let pieces: CharSet[] = [];
  for (const set of distinct(sets)) {
    const known = refa()
      .CharSet.empty(maxCharacter)
      .union(...pieces);
    pieces = [
      ...pieces.flatMap((piece) => [piece.intersect(set), piece.without(set)]),
      set.without(known),
    ].filter(({ isEmpty }) => !isEmpty);
  }
  return pieces.map(({ ranges }) => {
    const best = ranges.map(mostReadableCharacter).sort((a, b) => a.rank - b.rank)[0];
    return best?.character ?? '';
  });
}

function distinct(sets: Iterable<CharSet>): Iterable<CharSet> {
  return new Map([...sets].map((set) => [set.toRangesString(), set])).values();
}
