import type { Cache } from '../cache/cache.ts';
import type { Files } from '../foundation/files.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import type { PlaceBase } from '../phases/4-link/link-place.ts';
import type { LinkedShared } from '../phases/4-link/link-shared.ts';
import {
  type CompiledFamily,
  compileFamily,
  compileForms,
  type FamilyForms,
  type FamilyScope,
} from './compile-family.ts';
import { compilePlace, openPlace } from './compile-place.ts';
import { compileShared, openShared } from './compile-shared.ts';
import type { Unit } from './layout.ts';
import type { UnitResult } from './unit.ts';

/** Everything that units are compiled from. */
export type UnitScope = {
  units: ReadonlyMap<string, Unit>;
  filesOf(paths: readonly string[]): Files;
  names: readonly string[];
  published: Published | undefined;
  /** The patterns of shared/ or of a place that have an error. */
  brokenPatternsOf(unit: string): readonly string[];
  /** Whether a unit is known to have no mistake. */
  hasNoErrors(unit: string): boolean;
  /** Whether a file of a unit is known to be valid. */
  isKnown(file: string, unit: string): boolean;
  cache: Cache | undefined;
  isUnproved: boolean;
};

/** Compiles units one by one. What several of them depend on is linked once. */
export type UnitCompiler = {
  shared(): UnitResult;
  place(unit: Unit): UnitResult;
  family(unit: Unit): Promise<CompiledFamily>;
  /** The forms of a family that is known to have no errors, or one version of it, by its folder. */
  forms(unit: Unit, only?: string): Promise<FamilyForms>;
};

/** A compiler for the units of one view of a folder. */
export function unitCompiler(scope: UnitScope): UnitCompiler {
  const { units, filesOf, names, published, cache, isUnproved } = scope;
  const pathsOf = (name: string) => units.get(name)?.paths ?? [];
  let opened: { shared: LinkedShared | undefined } | undefined;
  const shared = () => {
    opened ??= { shared: openShared(filesOf(pathsOf('')), scope.hasNoErrors('')) };
    return opened.shared;
  };
  const places = new Map<string, PlaceBase | undefined>();
  const placeOf = (name: string) => {
    if (!places.has(name)) places.set(name, openPlace(placeScope(name), scope.hasNoErrors(name)));
    return places.get(name);
  };
  const placeScope = (folder: string) => ({
    folder,
    files: filesOf(pathsOf(folder)),
    shared: shared(),
    names,
    isUnproved,
  });
  const familyScope = ({ name: own, paths, places: resting }: Unit): FamilyScope => {
    const linked = resting.flatMap((name) => {
      const place = placeOf(name);
      return place ? [[name, place] as const] : [];
    });
    const above = ['', ...resting];
    return {
      files: filesOf(paths),
      shared: shared(),
      places: new Map(linked),
      brokenPatterns: above.flatMap((name) => scope.brokenPatternsOf(name)),
      names,
      published,
      everything: filesOf([...above.flatMap(pathsOf), ...paths]),
      cache,
      isUnproved,
      isKnown: (file) => scope.isKnown(file, own),
    };
  };
  return {
    shared: () => compileShared(filesOf(pathsOf(''))),
    place: ({ name }) => compilePlace(placeScope(name)),
    family: (unit) => compileFamily(familyScope(unit)),
    forms: (unit, only) => compileForms({ ...familyScope(unit), only }),
  };
}
