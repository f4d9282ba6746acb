import type { PdfWork } from '../../cache/pdf-work.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { AuthoredForm } from '../3-validate/authored/authored.ts';
import { blameBases } from './base/blame-base.ts';
import type { FormFindings } from './base/form-findings.ts';
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
import type { LinkedText } from './linked/linked-text.ts';
import { patternsOfQuestions } from './questions/link-patterns.ts';
import { linkPairs, pairKey } from './texts/link-pairs.ts';
import { reportTodos } from './texts/report-todos.ts';
import { type FindBefore, reportUntranslated } from './texts/report-untranslated.ts';
import { existsIn, reportTwice } from './texts/translations.ts';

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
  /** The folder of the only version to be linked. */
  only?: string | undefined;
  /** What texts said when they were last locked. */
  before?: FindBefore;
  report: Report;
};

/** Forms that are based on one another or have the same id. */
export type LinkedFamily = {
  forms: LinkedForm[];
  /** The texts of forms that have an error, except texts that have one themselves. Their translations are still checked. */
  textsOfBroken: readonly LinkedText[];
  /** The patterns that each form's own files write, by folder. */
  patterns: Map<string, LinkedPattern[]>;
  pairs: LinkedPair[];
  /** The keys of the translations of places that its forms use. */
  usedOfPlaces: string[];
};

/** Resolves every name in the forms: questions, sets, kinds, amounts, fields, translations. */
export async function linkFamily(
  authored: readonly AuthoredForm[],
  { shared, places, leftOut: left, names, pdfWork, only, before, report }: FamilyScope,
): Promise<LinkedFamily> {
  const patterns = new Map<string, LinkedPattern[]>();
  const linked: FormLinking[] = [];
  const found: FormFindings[] = [];
  for (const merged of mergeAll(authored, { leftOut: left, names, report })) {
    const { own } = merged;
    const place = places.get(own.localityFolder);
    if (!place || (only !== undefined && own.folder !== only)) continue;
    const { code, country } = place;
    const translations = [place.translations, shared.translations];
    const { people, peoplePatternsAt, leftOut, engineFields } = shared;
    const scope = { pdfWork, people, peoplePatternsAt, translations, leftOut, engineFields };
    const here = { locality: code, country, kinds: place.kinds };
    const linking = await linkForm(merged, { ...scope, ...here });
    linked.push(linking);
    found.push(findingsOf(merged, linking));
    const files = [own.questions, own.questionsWithFederal];
    const written = files.flatMap((file) => patternsOfQuestions(file, place.kinds));
    patterns.set(own.folder, written);
  }
  for (const finding of blameBases(found)) report(finding);
  const texts = linked.flatMap((form) => form.texts);
  const translations = authored.map((form) => form.translations);
  const { leftOut } = shared;
  const pairs = linkPairs(translations, texts, leftOut);
  const above = [...places.values()].map((place) => place.translations);
  const exists = existsIn([...translations, ...above, shared.translations]);
  const pairsAbove = linkPairs(above, texts, leftOut);
  const all = [...pairsAbove, ...shared.pairs];
  reportUntranslated(texts, { pairs, pairsAbove: all, exists, before }, report);
  reportTwice(translations, report);
  reportTodos(translations, leftOut, report);
  for (const { form } of authored) reportUnwrittenFacts(form.root, report);
  return {
    forms: linked.flatMap(({ form }) => form ?? []),
    textsOfBroken: linked
      .flatMap((each) => (each.form ? [] : each.texts))
      .filter(({ at }) => !hasError(at, report)),
    patterns,
    pairs,
    usedOfPlaces: pairsAbove.flatMap((pair) => (pair.used ? [pairKey(pair)] : [])),
  };
}

/** Whether an error was reported in a range: nothing else is then reported about it. */
function hasError(range: SourceRange, { diagnostics }: Report): boolean {
  return diagnostics.some(
    ({ severity, at }) =>
      severity === 'error' &&
      at.file === range.file &&
      at.start < range.end &&
      range.start < at.end,
  );
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
