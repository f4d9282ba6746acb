import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import type { FamilyForms } from '../compile/compile-family.ts';
import type { UnitResult } from '../compile/unit.ts';
import { hasNoErrors } from './state.ts';

/** The results of units by their keys: in memory, and in the cache from run to run. */
export type UnitStore = {
  find(key: string): UnitResult | undefined;
  keep(key: string, result: UnitResult): void;
  keepForms(key: string, forms: FamilyForms): void;
  /** The forms of a family that this process compiled. */
  forms(key: string): FamilyForms | undefined;
  /** Forgets all units but these; the cache still has them. */
  retain(keys: ReadonlySet<string>): void;
};

/** How results are stored. */
export type StoreOptions = {
  /** Without a cache, results last as long as the process. */
  cache?: Cache | undefined;
  /** Whether results of this process lack proofs. They are not cached, and cached ones are used only if they have no errors. */
  isUnproved: boolean;
  /** How many families keep their forms, the most recent ones; all of them by default. */
  mostFamilies?: number | undefined;
};

/** A store of results. */
export function unitStore({ cache, isUnproved, mostFamilies }: StoreOptions): UnitStore {
  const results = new Map<string, UnitResult>();
  const families = new Map<string, FamilyForms>();
  return {
    find(key) {
      const known = results.get(key);
      if (known) return known;
      const found = cache && findData<UnitResult>(cache, key);
      if (!found || (isUnproved && !hasNoErrors(found))) return undefined;
      results.set(key, found);
      return found;
    },
    keep(key, result) {
      results.set(key, result);
      if (cache && !isUnproved) keepData(cache, key, result);
    },
    keepForms(key, forms) {
      families.set(key, forms);
      for (const oldest of families.keys())
        if (families.size > (mostFamilies ?? families.size)) families.delete(oldest);
    },
    forms: (key) => families.get(key),
    retain(keys) {
      for (const map of [results, families])
        for (const key of map.keys()) if (!keys.has(key)) map.delete(key);
    },
  };
}
