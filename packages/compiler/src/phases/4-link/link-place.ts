import { createReport, type Report } from '../../diagnostics/report.ts';
import { textOf } from '../../diagnostics/text-of.ts';
import type { AuthoredLocality, Translations } from '../3-validate/authored/authored.ts';
import { nameOfCase } from './cases/case-names.ts';
import type { LinkedShared } from './link-shared.ts';
import type { LinkedLocality } from './linked/linked.ts';
import type { LinkedKind, LinkedPattern } from './linked/linked-kind.ts';
import type { LinkedPair } from './linked/linked-pair.ts';
import type { LinkedPlaceCase } from './linked/linked-place-case.ts';
import { linkLocality } from './localities/link-locality.ts';
import { linkPlaceCases } from './localities/link-place-cases.ts';
import { linkLocalKinds } from './questions/link-kinds.ts';
import { patternsOfKinds, patternsOfQuestions } from './questions/link-patterns.ts';
import { linkPairs } from './texts/link-pairs.ts';
import { plainScope } from './texts/link-text.ts';
import { reportTodos } from './texts/report-todos.ts';
import { type FindBefore, reportUntranslated } from './texts/report-untranslated.ts';
import { textsOfKind } from './texts/texts-of.ts';
import { existsIn, reportTwice } from './texts/translations.ts';

/** What the forms of a place depend on. */
export type PlaceBase = {
  code: string;
  country: 'US' | 'CA';
  /** Its own kinds of answer and those that all share. */
  kinds: Map<string, LinkedKind>;
  translations: Translations;
  /** Its own pairs and those that all share. */
  pairs: LinkedPair[];
};

/** A place with its flows. */
export type LinkedPlace = {
  locality: LinkedLocality;
  patterns: LinkedPattern[];
  pairs: LinkedPair[];
  cases: LinkedPlaceCase[];
  /** Whether no case was left out because of a mistake. */
  hasAllCases: boolean;
  /** The text of the lock that "formpress lock" wrote. */
  lock?: string;
};

/** Links what the forms of a place depend on. `linkPlace` reports what is wrong with it. */
export function linkPlaceBase(authored: AuthoredLocality, shared: LinkedShared): PlaceBase {
  const { translations, locality, country } = authored;
  const text = plainScope([translations, shared.translations], shared.leftOut, createReport());
  const own = linkLocalKinds(authored.answers, shared.kinds, text);
  return {
    code: locality.data.locality,
    country,
    kinds: new Map([...shared.kinds, ...own]),
    translations,
    pairs: [...linkPairs([translations], [], shared.leftOut), ...shared.pairs],
  };
}

/** Links a place: its kinds of answer, its conditions, its flows. Of forms it knows only the names. */
export function linkPlace(
  authored: AuthoredLocality,
  shared: LinkedShared,
  { names, report, before }: { names: Set<string>; report: Report; before?: FindBefore },
): LinkedPlace {
  const { translations } = authored;
  const text = plainScope([translations, shared.translations], shared.leftOut, report);
  const own = linkLocalKinds(authored.answers, shared.kinds, text);
  const kinds = new Map([...shared.kinds, ...own]);
  const code = authored.locality.data.locality;
  const scope = { report, text, kinds, formIds: names, code, agreements: shared.agreements };
  const linked = linkLocality(authored, scope);
  const cases = authored.cases.flatMap((file) => linkPlaceCases(file, linked, scope));
  const texts = [...[...own.values()].flatMap(textsOfKind), ...linked.texts];
  const pairs = linkPairs([translations], texts, shared.leftOut);
  const exists = existsIn([translations, shared.translations]);
  reportUntranslated(texts, { pairs, pairsAbove: shared.pairs, exists, before }, report);
  reportTwice([translations], report);
  reportTodos([translations], shared.leftOut, report);
  const flows = [...authored.flows.values()];
  return {
    locality: { ...linked, texts, caseNames: cases.map(nameOfCase) },
    ...(authored.lock && { lock: textOf(authored.lock) }),
    patterns: [
      ...patternsOfKinds(authored.answers, kinds),
      ...flows.flatMap((flow) => patternsOfQuestions(flow, kinds)),
    ],
    pairs,
    cases,
    hasAllCases: authored.hasAllCases && cases.length === countOf(authored),
  };
}

function countOf({ cases }: AuthoredLocality): number {
  return cases.reduce((sum, { data }) => sum + data.length, 0);
}
