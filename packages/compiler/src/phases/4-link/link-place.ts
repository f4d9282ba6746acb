import type { Report } from '../../diagnostics/report.ts';
import type { AuthoredLocality, Translations } from '../3-validate/authored/authored.ts';
import type { LinkedShared } from './link-shared.ts';
import type { LinkedLocality } from './linked/linked.ts';
import type { LinkedKind, LinkedPattern } from './linked/linked-form.ts';
import type { LinkedPair } from './linked/linked-pair.ts';
import { linkLocality } from './localities/link-locality.ts';
import { linkLocalKinds } from './questions/link-kinds.ts';
import { patternsOfKinds, patternsOfQuestions } from './questions/link-patterns.ts';
import { linkPairs } from './texts/link-pairs.ts';
import { plainScope } from './texts/link-text.ts';
import { reportUntranslated } from './texts/report-untranslated.ts';
import { textsOfKind } from './texts/texts-of.ts';
import { reportTwice } from './texts/translations.ts';

/** A place with its flows, and what its forms rest on. */
export type LinkedPlace = {
  locality: LinkedLocality;
  /** Its own kinds of answer and those that all share. */
  kinds: Map<string, LinkedKind>;
  patterns: LinkedPattern[];
  pairs: LinkedPair[];
  /** Its own pairs and those that all share. */
  allPairs: LinkedPair[];
  translations: Translations;
};

/** Links a place: its kinds of answer, its conditions, its flows. Forms are known by their names alone. */
export function linkPlace(
  authored: AuthoredLocality,
  shared: LinkedShared,
  { names, report }: { names: Set<string>; report: Report },
): LinkedPlace {
  const { translations } = authored;
  const text = plainScope([translations, shared.translations], report);
  const own = linkLocalKinds(authored.answers, shared.kinds, text);
  const kinds = new Map([...shared.kinds, ...own]);
  const linked = linkLocality(authored, { report, text, kinds, formIds: names });
  const texts = [...[...own.values()].flatMap(textsOfKind), ...linked.texts];
  reportUntranslated(texts, report);
  reportTwice([translations], report);
  const pairs = linkPairs([translations], texts);
  const flows = [...authored.flows.values()];
  return {
    locality: { ...linked, texts },
    kinds,
    patterns: [
      ...patternsOfKinds(authored.answers, kinds),
      ...flows.flatMap((flow) => patternsOfQuestions(flow, kinds)),
    ],
    pairs,
    allPairs: [...pairs, ...shared.pairs],
    translations,
  };
}
