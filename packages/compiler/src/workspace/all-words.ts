import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import { keyOf } from '../cache/key-of.ts';
import type { UnitFacts } from '../compile/unit.ts';
import {
  addWords,
  emptyVocabulary,
  hasPlaces,
  removeWords,
  type Vocabulary,
} from '../phases/5-check/foundation/vocabulary.ts';
import type { KeptUnit, State } from './state.ts';
import type { UnitStore } from './unit-store.ts';

type Units = ReadonlyMap<string, KeptUnit>;
type Scope = { state: State | undefined; store: UnitStore; cache: Cache | undefined };

/**
 * The words of all units. Usually few of hundreds of units have changed words since the last run: their old
 * words are removed from the total, and their new words are added.
 */
export function allWords(
  units: Units,
  factsOf: (unit: KeptUnit) => UnitFacts,
  { state, store, cache }: Scope,
): Vocabulary {
  const words = state && cache && changedWords(state.units, units, { store, cache });
  const all = words ?? emptyVocabulary();
  if (!words) for (const unit of units.values()) addWords(all, factsOf(unit).vocabulary);
  if (cache) keepData(cache, wordsKey(units), all);
  return all;
}

/** Updates the last total; undefined where a result is gone from the cache, or the place of a remaining word is unknown. */
function changedWords(
  before: Units,
  now: Units,
  { store, cache }: { store: UnitStore; cache: Cache },
): Vocabulary | undefined {
  const words = findData<Vocabulary>(cache, wordsKey(before));
  if (!words) return undefined;
  const isNew =
    (other: Units) =>
    ([name, { digests }]: [string, KeptUnit]) =>
      other.get(name)?.digests.vocabulary !== digests.vocabulary;
  const gone = [...before].filter(isNew(now)).map(([, { key }]) => store.find(key));
  const come = [...now].filter(isNew(before)).map(([, { key }]) => store.find(key));
  if ([...gone, ...come].includes(undefined)) return undefined;
  const wordsOf = (some: typeof gone) => some.flatMap((unit) => unit?.facts.vocabulary ?? []);
  for (const each of wordsOf(gone)) removeWords(words, each);
  for (const each of wordsOf(come)) addWords(words, each);
  return wordsOf(gone).every((each) => hasPlaces(words, each)) ? words : undefined;
}

function wordsKey(units: Units): string {
  return keyOf(
    'words',
    [...units].map(([name, { digests }]) => [name, digests.vocabulary]),
  );
}
