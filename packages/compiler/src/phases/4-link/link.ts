import { compareVersions, type People } from '@formpress/model';
import type { PdfWork } from '../../cache/pdf-work.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import type { Authored, AuthoredLocality } from '../3-validate/authored/authored.ts';
import { mergeAll } from './base/merge-all.ts';
import type { MergedForm } from './base/merge-base.ts';
import { type FormLinking, linkForm } from './forms/link-form.ts';
import type { Linked, LinkedLocality } from './linked/linked.ts';
import type { LinkedForm, LinkedKind } from './linked/linked-form.ts';
import type { LinkedText } from './linked/linked-text.ts';
import { linkLocality } from './localities/link-locality.ts';
import { linkPeople } from './people/link-people.ts';
import { linkKinds, linkLocalKinds } from './questions/link-kinds.ts';
import { linkPatterns } from './questions/link-patterns.ts';
import { linkPairs } from './texts/link-pairs.ts';
import { linkTerms } from './texts/link-terms.ts';
import type { TextScope } from './texts/link-text.ts';
import { reportUntranslated } from './texts/report-untranslated.ts';
import { textsOfKind } from './texts/texts-of.ts';
import { reportTwice, translationLookup } from './texts/translations.ts';

/** Leads every name to what it names: questions, sets, kinds, amounts, fields, forms, translations. */
export async function link(authored: Authored, report: Report, pdfWork: PdfWork): Promise<Linked> {
  const scope = textScope([authored.translations], report);
  const kinds = linkKinds(authored.answers, scope);
  const { people, texts: ofPeople } = linkPeople(authored.people, scope);
  const texts = [...[...kinds.values()].flatMap(textsOfKind), ...ofPeople];
  const merged = mergeAll(authored, report);
  const formIds = namesOfForms(authored);
  const linked: LocalityLinking[] = [];
  for (const locality of authored.localities)
    linked.push(
      await linkWithForms(locality, { authored, merged, kinds, people, formIds, pdfWork }),
    );
  for (const { findings } of linked) for (const finding of findings) report(finding);
  const everyText = [...texts, ...linked.flatMap((each) => each.texts)];
  reportUntranslated(everyText, report);
  reportTwice(translationsOf(authored), report);
  const kindsIn = new Map(linked.map(({ locality, kinds: own }) => [locality.folder, own]));
  const forms = linked.flatMap((each) => each.forms);
  const { published } = authored;
  return {
    forms,
    localities: linked.map(({ locality }) => locality),
    patterns: linkPatterns(authored, (folder) => kindsIn.get(folder) ?? kinds),
    texts,
    pairs: linkPairs(translationsOf(authored), everyText),
    terms: linkTerms(authored.terms),
    isWhole: authored.leftOut.size === 0 && forms.length === authored.forms.length,
    ...(published ? { published } : {}),
  };
}

/** What is known when a locality is linked. */
type LocalityContext = {
  authored: Authored;
  merged: MergedForm[];
  kinds: Map<string, LinkedKind>;
  people: People;
  formIds: Set<string>;
  pdfWork: PdfWork;
};

/** A locality with its kinds of answer and its forms, all that was found, and the texts of all of it. */
type LocalityLinking = {
  locality: LinkedLocality;
  kinds: Map<string, LinkedKind>;
  forms: LinkedForm[];
  findings: readonly Diagnostic[];
  texts: readonly LinkedText[];
};

async function linkWithForms(
  written: AuthoredLocality,
  context: LocalityContext,
): Promise<LocalityLinking> {
  const { authored, merged, people, formIds, pdfWork } = context;
  const { folder, country } = written;
  const report = createReport();
  const translations = [written.translations, authored.translations];
  const text = textScope(translations, report);
  const own = linkLocalKinds(written.answers, context.kinds, text);
  const kinds = new Map([...context.kinds, ...own]);
  const linked = linkLocality(written, { report, text, kinds, formIds });
  const texts = [...[...own.values()].flatMap(textsOfKind), ...linked.texts];
  const locality = { ...linked, texts };
  const known = { pdfWork, kinds, people, translations, locality: locality.code, country };
  const forms: FormLinking[] = [];
  for (const form of merged.filter((each) => each.own.localityFolder === folder))
    forms.push(await linkForm(form, known));
  return {
    locality,
    kinds,
    forms: forms.flatMap(({ form }) => form ?? []),
    findings: [...report.diagnostics, ...forms.flatMap(({ findings }) => findings)],
    texts: [...texts, ...forms.flatMap((form) => form.texts)],
  };
}

function namesOfForms({ forms, leftOut, elsewhere = new Set() }: Authored): Set<string> {
  return new Set([...forms.map(({ id }) => id), ...leftOut, ...elsewhere]);
}

function translationsOf({ translations, localities, forms }: Authored) {
  return [translations, ...[...localities, ...forms].map((each) => each.translations)];
}

function textScope(chain: Authored['translations'][], report: Report): TextScope {
  const none = { amount: () => undefined, amounts: () => [] };
  return { ...none, report, translations: translationLookup(chain) };
}

/** Bundles come out sorted: by id, then by version. */
export function byIdAndVersion(
  a: { id: string; version: string },
  b: { id: string; version: string },
): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : compareVersions(a.version, b.version);
}
