import { compareVersions, type People } from '@formpress/model';
import type { Report } from '../../diagnostics/report.ts';
import type { Authored, AuthoredForm, AuthoredLocality } from '../3-validate/authored.ts';
import { nodeAt } from './entries.ts';
import { type FormScope, linkForm } from './link-form.ts';
import { linkKinds } from './link-kinds.ts';
import { linkLocality } from './link-locality.ts';
import { linkPeople } from './link-people.ts';
import type { TextScope } from './link-text.ts';
import type { Linked, LinkedKind } from './linked-form.ts';
import { type MergedForm, mergeBase } from './merge-base.ts';
import { translationLookup } from './translations.ts';
import { unknownName } from './unknown-name.ts';

/** Leads every name to what it names: questions, sets, kinds, amounts, fields, forms, translations. */
export function link(authored: Authored, report: Report): Linked {
  const missing = new Set<string>();
  const shared = scopeOf('shared', [authored.translations], missing, report);
  const kinds = linkKinds(authored.answers, shared);
  const people = linkPeople(authored.people, shared);
  const formIds = new Set([...authored.forms.map(({ id }) => id), ...authored.leftOut]);
  const linked: Linked = { forms: [], localities: [] };
  const merged = mergeAll(authored, report);
  for (const locality of authored.localities) {
    const chain = [locality.translations, authored.translations];
    const text = scopeOf(locality.folder, chain, missing, report);
    const allKinds = new Map([...kinds, ...localKinds(locality, kinds, text)]);
    linked.localities.push(linkLocality(locality, { report, text, kinds: allKinds, formIds }));
    const scope = formScope(locality, { kinds: allKinds, people, missing, report });
    for (const form of merged.filter(({ own }) => own.localityFolder === locality.folder)) {
      const errors = errorCount(report);
      const result = linkForm(form, { ...scope, translations: chain });
      if (result && errorCount(report) === errors) linked.forms.push(result);
    }
  }
  return linked;
}

function errorCount({ diagnostics }: Report): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

function scopeOf(
  folder: string,
  chain: Authored['translations'][],
  missing: Set<string>,
  report: Report,
): TextScope {
  const translations = translationLookup(folder, chain);
  return { report, missing, translations, amount: () => undefined, amounts: () => [] };
}

function formScope(
  { locality, country }: AuthoredLocality,
  known: { kinds: Map<string, LinkedKind>; people: People; missing: Set<string>; report: Report },
): Omit<FormScope, 'translations'> {
  return { ...known, locality: locality.data.locality, country };
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
      message: `The kind of answer "${name}" exists already.`,
      related: [{ at: first.at, message: 'It is written here:' }],
      help: 'Give it another name.',
    });
  }
  return kinds;
}

/** Puts every form together with its base, bases first. */
function mergeAll({ forms, leftOut }: Authored, report: Report): MergedForm[] {
  const byName = new Map(forms.map((form) => [key(form.id, form.version), form]));
  const merged = new Map<AuthoredForm, MergedForm>();
  const mergeOne = (form: AuthoredForm, waiting: AuthoredForm[]): MergedForm | undefined => {
    const done = merged.get(form);
    if (done) return done;
    if (leftOut.has(form.form.data.basedOn ?? '')) return undefined;
    const base = baseOf(form, byName, waiting, report);
    if (base === 'unknown') return undefined;
    const mergedBase = base && mergeOne(base, [...waiting, form]);
    if (base && !mergedBase) return undefined;
    const result = mergeBase(form, mergedBase);
    merged.set(form, result);
    return result;
  };
  return forms.flatMap((form) => mergeOne(form, []) ?? []);
}

function baseOf(
  form: AuthoredForm,
  byName: Map<string, AuthoredForm>,
  waiting: AuthoredForm[],
  report: Report,
): AuthoredForm | undefined | 'unknown' {
  const written = form.form.data.basedOn;
  if (written === undefined) return undefined;
  const [id = '', version = ''] = written.split(' ');
  const base = byName.get(key(id, version));
  const at = nodeAt(form.form.root, 'basedOn').at;
  if (!base) {
    const known = [...byName.values()].map((each) => `${each.id} ${each.version}`);
    report(unknownName('unknown-form', written, known, at));
    return 'unknown';
  }
  if (base !== form && !waiting.includes(base)) return base;
  const message = `"${form.id} ${form.version}" is based on itself.`;
  report({ code: 'base-loop', severity: 'error', at, message });
  return 'unknown';
}

// 2021.01.0 and 2021.1.0 are the same version.
function key(id: string, version: string): string {
  return `${id} ${version.split('.').map(Number).join('.')}`;
}

/** Bundles come out sorted: by id, then by version. */
export function byIdAndVersion(
  a: { id: string; version: string },
  b: { id: string; version: string },
): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : compareVersions(a.version, b.version);
}
