import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import type { CompiledFamily } from '../compile/compile-family.ts';
import type { UnitResult } from '../compile/unit.ts';

/** The forms of a family, linked and lowered. */
export type FamilyForms = Omit<CompiledFamily, 'result'>;

/** The results of units by their keys: in memory, and in the cache from run to run. */
export type UnitStore = {
  find(key: string): UnitResult | undefined;
  keep(key: string, result: UnitResult, forms?: FamilyForms): void;
  /** The forms of a family that this process compiled. */
  forms(key: string): FamilyForms | undefined;
  /** Forgets all units but these; the cache still has them. */
  retain(keys: ReadonlySet<string>): void;
};

/** A store; without a cache it lasts as long as the process. It keeps the forms of so many families, the last ones. */
export function unitStore(
  cache: Cache | undefined,
  mostFamilies = Number.POSITIVE_INFINITY,
): UnitStore {
  const results = new Map<string, UnitResult>();
  const families = new Map<string, FamilyForms>();
  return {
    find(key) {
      const found = results.get(key) ?? (cache && findData<UnitResult>(cache, key));
      if (found) results.set(key, found);
      return found;
    },
    keep(key, result, forms) {
      results.set(key, result);
      if (forms) families.set(key, forms);
      for (const oldest of families.keys())
        if (families.size > mostFamilies) families.delete(oldest);
      if (cache) keepData(cache, key, result);
    },
    forms: (key) => families.get(key),
    retain(keys) {
      for (const map of [results, families])
        for (const key of map.keys()) if (!keys.has(key)) map.delete(key);
    },
  };
}
