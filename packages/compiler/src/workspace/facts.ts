import type { UnitFacts, UnitResult } from '../compile/unit.ts';
import { digestOf, digestOfTexts } from '../foundation/digest-of.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import { removedVersions } from '../phases/3-validate/authored/read-published.ts';
import { pairKey } from '../phases/4-link/texts/link-pairs.ts';
import type { ReleaseFacts } from '../phases/5-check/foundation/release-facts.ts';
import type { Vocabulary } from '../phases/5-check/foundation/vocabulary.ts';
import type { Parts } from './release-checks.ts';
import type { FactPart, KeptUnit } from './state.ts';

/** What is remembered of a unit, from the result of compiling it. */
export function keptUnitOf(key: string, { facts, ...result }: UnitResult): KeptUnit {
  const { isWhole, forms, catalog, published, locality, unusedPairs, usedOfPlaces } = facts;
  const parts: Record<FactPart, unknown> = {
    forms,
    catalog,
    published,
    locality,
    pairs: [unusedPairs, usedOfPlaces],
    vocabulary: facts.vocabulary,
    languages: facts.shared && [facts.shared.leftOut, facts.shared.needs],
  };
  const digests = Object.entries(parts).map(([part, data]) => [part, digestOf(data)]);
  return {
    key,
    ...result,
    isWhole,
    formCount: catalog.length,
    digests: Object.fromEntries(digests) as KeptUnit['digests'],
  };
}

/** What the facts of the release are collected from. */
export type FactSources = {
  units: ReadonlyMap<string, KeptUnit>;
  /** The facts of all units, in their order. */
  allFacts(): readonly UnitFacts[];
  vocabulary(): Vocabulary;
  names: readonly string[];
  published: Published | undefined;
};

/** The facts of the release, collected on demand. */
export function partsOf({ units, allFacts, vocabulary, names, published }: FactSources): Parts {
  const all = [...units.values()];
  const isWhole = all.every((unit) => unit.isWhole);
  const over = (part: FactPart) => digestOfTexts(all.map(({ digests }) => digests[part]));
  const make: { [P in keyof ReleaseFacts]-?: () => ReleaseFacts[P] } = {
    forms: () => allFacts().flatMap(({ forms }) => forms),
    localities: () => allFacts().flatMap(({ locality }) => locality ?? []),
    unusedPairs: () => unusedOf(allFacts()),
    vocabulary,
    published: () =>
      published && {
        at: published.at,
        gone: removedVersions(published, names),
        changes: allFacts().flatMap((facts) => facts.published),
      },
    isWhole: () => isWhole,
  };
  return {
    digests: {
      forms: over('forms'),
      localities: over('locality'),
      unusedPairs: over('pairs'),
      vocabulary: over('vocabulary'),
      published: digestOf([published?.forms, names, over('published')]),
      isWhole: String(isWhole),
    },
    get: <P extends keyof ReleaseFacts>(part: P) => make[part]() as ReleaseFacts[P],
  };
}

function unusedOf(facts: readonly UnitFacts[]) {
  const used = new Set(facts.flatMap(({ usedOfPlaces }) => usedOfPlaces));
  return facts.flatMap(({ unusedPairs }) => unusedPairs.filter((pair) => !used.has(pairKey(pair))));
}
