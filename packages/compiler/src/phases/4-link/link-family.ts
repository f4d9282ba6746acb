import type { PdfWork } from '../../cache/pdf-work.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { AuthoredForm } from '../3-validate/authored/authored.ts';
import { blameBases, type FormFindings } from './base/blame-base.ts';
import { mergeAll } from './base/merge-all.ts';
import type { MergedForm } from './base/merge-base.ts';
import { type FormLinking, linkForm } from './forms/link-form.ts';
import { reportUnwrittenFacts } from './forms/report-unwritten-facts.ts';
import { childText } from './foundation/entries.ts';
import type { PlaceBase } from './link-place.ts';
import type { LinkedShared } from './link-shared.ts';
import type { LinkedForm } from './linked/linked-form.ts';
import type { LinkedPattern } from './linked/linked-kind.ts';
import type { LinkedPair } from './linked/linked-pair.ts';
import { patternsOfQuestions } from './questions/link-patterns.ts';
import { linkPairs, pairKey } from './texts/link-pairs.ts';
import { reportTodos } from './texts/report-todos.ts';
import { reportUntranslated } from './texts/report-untranslated.ts';
import { reportTwice } from './texts/translations.ts';

/** What the forms of a family depend on. */
export type FamilyScope = {
  shared: LinkedShared;
  /** By folder, such as us/federal. */
  places: ReadonlyMap<string, PlaceBase>;
  /** Forms of the family that have a mistake. */
  leftOut: ReadonlySet<string>;
  /** The names of all forms. */
  names: readonly string[];
  pdfWork: PdfWork;
  report: Report;
};

/** Forms that are based on one another or have the same id. */
export type LinkedFamily = {
  forms: LinkedForm[];
  /** The patterns that each form's own files write, by folder. */
  patterns: Map<string, LinkedPattern[]>;
  pairs: LinkedPair[];
  /** The pairs of places that its forms use. */
  usedOfPlaces: string[];
};

/** Resolves every name in the forms: questions, sets, kinds, amounts, fields, translations. */
export async function linkFamily(
  authored: readonly AuthoredForm[],
  { shared, places, leftOut, names, pdfWork, report }: FamilyScope,
): Promise<LinkedFamily> {
  const patterns = new Map<string, LinkedPattern[]>();
  const linked: FormLinking[] = [];
  const found: FormFindings[] = [];
  for (const merged of mergeAll(authored, { leftOut, names, report })) {
    const { own } = merged;
    const place = places.get(own.localityFolder);
    if (!place) continue;
    const { code, country } = place;
    const translations = [place.translations, shared.translations];
    const { people, peoplePatternsAt } = shared;
    const scope = { pdfWork, people, peoplePatternsAt, translations, locality: code, country };
    const linking = await linkForm(merged, { ...scope, kinds: place.kinds });
    linked.push(linking);
    found.push(findingsOf(merged, linking));
    const files = [own.questions, own.questionsWithFederal];
    const written = files.flatMap((file) => patternsOfQuestions(file, place.kinds));
    patterns.set(own.folder, written);
  }
  for (const finding of blameBases(found)) report(finding);
  const texts = linked.flatMap((form) => form.texts);
  const translations = authored.map((form) => form.translations);
  const pairs = linkPairs(translations, texts);
  reportUntranslated(texts, pairs, report);
  reportTwice(translations, report);
  reportTodos(translations, report);
  for (const { form } of authored) reportUnwrittenFacts(form.root, report);
  const above = [...places.values()].map((place) => place.translations);
  return {
    forms: linked.flatMap(({ form }) => form ?? []),
    patterns,
    pairs,
    usedOfPlaces: linkPairs(above, texts).flatMap((pair) => (pair.used ? [pairKey(pair)] : [])),
  };
}

function findingsOf({ own, chain }: MergedForm, { findings }: FormLinking): FormFindings {
  return {
    id: own.id,
    version: own.version,
    folders: chain.map(({ folder }) => folder),
    basedOnAt: childText(own.form.root, 'basedOn')?.at,
    found: findings,
  };
}
