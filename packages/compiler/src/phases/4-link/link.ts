import { compareVersions } from '@formpress/model';
import type { PdfWork } from '../../cache/pdf-work.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Authored, AuthoredLocality } from '../3-validate/authored/authored.ts';
import { mergeAll } from './base/merge-all.ts';
import { linkForm } from './forms/link-form.ts';
import { reportOnce } from './foundation/report-once.ts';
import type { Linked, LinkedLocality } from './linked/linked.ts';
import type { LinkedForm, LinkedKind } from './linked/linked-form.ts';
import { linkLocality } from './localities/link-locality.ts';
import { linkPeople } from './people/link-people.ts';
import { linkKinds } from './questions/link-kinds.ts';
import { linkPatterns } from './questions/link-patterns.ts';
import { linkPairs } from './texts/link-pairs.ts';
import { linkTerms } from './texts/link-terms.ts';
import type { TextScope } from './texts/link-text.ts';
import { reportTwice, translationLookup } from './texts/translations.ts';

/** Leads every name to what it names: questions, sets, kinds, amounts, fields, forms, translations. */
export async function link(
  authored: Authored,
  eachReport: Report,
  pdfWork: PdfWork,
): Promise<Linked> {
  const report = reportOnce(eachReport);
  const untranslated = new Set<string>();
  const used: TextScope['used'] = new Set();
  const common = { report, untranslated, used };
  const shared = textScope([authored.translations], common);
  const kinds = linkKinds(authored.answers, shared);
  const people = linkPeople(authored.people, shared);
  const formIds = namesOfForms(authored);
  const { published } = authored;
  const forms: LinkedForm[] = [];
  const localities: LinkedLocality[] = [];
  const merged = mergeAll(authored, report);
  const kindsIn = new Map<string, Map<string, LinkedKind>>();
  for (const locality of authored.localities) {
    const { folder, country } = locality;
    const translations = [locality.translations, authored.translations];
    const text = textScope(translations, common);
    const allKinds = new Map([...kinds, ...localKinds(locality, kinds, text)]);
    kindsIn.set(folder, allKinds);
    localities.push(linkLocality(locality, { report, text, kinds: allKinds, formIds }));
    const code = locality.locality.data.locality;
    const known = { ...common, pdfWork, kinds: allKinds, people, translations };
    const own = merged.filter((form) => form.own.localityFolder === folder);
    for (const form of own) {
      const linked = await linkForm(form, { ...known, locality: code, country });
      if (linked) forms.push(linked);
    }
  }
  reportTwice(translationsOf(authored), report);
  return {
    forms,
    localities,
    patterns: linkPatterns(authored, (folder) => kindsIn.get(folder) ?? kinds),
    texts: shared.texts,
    pairs: linkPairs(translationsOf(authored), used),
    terms: linkTerms(authored.terms),
    isWhole: authored.leftOut.size === 0 && forms.length === authored.forms.length,
    ...(published ? { published } : {}),
  };
}

function namesOfForms({ forms, leftOut, elsewhere = new Set() }: Authored): Set<string> {
  return new Set([...forms.map(({ id }) => id), ...leftOut, ...elsewhere]);
}

function translationsOf({ translations, localities, forms }: Authored) {
  return [translations, ...[...localities, ...forms].map((each) => each.translations)];
}

function textScope(
  chain: Authored['translations'][],
  common: Pick<TextScope, 'report' | 'untranslated' | 'used'>,
): TextScope {
  const translations = translationLookup(chain);
  const none = { amount: () => undefined, amounts: () => [] };
  return { ...common, ...none, translations, texts: [] };
}

/** A locality adds kinds of answer, it never redefines one. */
function localKinds(locality: AuthoredLocality, shared: Map<string, LinkedKind>, scope: TextScope) {
  const kinds = linkKinds(locality.answers, scope);
  for (const [name, kind] of kinds) {
    const first = shared.get(name);
    if (!first) continue;
    scope.report({
      code: 'kind-written-twice',
      severity: 'error',
      at: kind.at,
      message: `There is a kind of answer "${name}" for all localities already.`,
      related: [{ at: first.at, message: 'It stands here:' }],
      help: 'Give this one another name, or use the one that is there.',
    });
  }
  return kinds;
}

/** Bundles come out sorted: by id, then by version. */
export function byIdAndVersion(
  a: { id: string; version: string },
  b: { id: string; version: string },
): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : compareVersions(a.version, b.version);
}
