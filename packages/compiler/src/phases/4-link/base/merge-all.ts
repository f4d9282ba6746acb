import { nearestName } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import { beyondLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import type { AuthoredForm } from '../../3-validate/authored/authored.ts';
import { nodeAt } from '../foundation/entries.ts';
import { unknownName } from '../names/unknown-name.ts';
import { findLargeMerged } from './find-large-merged.ts';
import { type MergedForm, mergeBase, missingInBase } from './merge-base.ts';

/** Merges every form with its base, bases first. A form with a wrong base is left out. */
export function mergeAll(
  forms: readonly AuthoredForm[],
  { leftOut, names, report }: Pick<Bases, 'leftOut' | 'names' | 'report'>,
): MergedForm[] {
  const byName = new Map(forms.map((form) => [key(form.id, form.version), form]));
  const merged = new Map<AuthoredForm, MergedForm | undefined>();
  const mergeOne = (form: AuthoredForm, waiting: AuthoredForm[]): MergedForm | undefined => {
    if (merged.has(form)) return merged.get(form);
    if (waiting.length > limits.bases.most) return tooManyBases(form, report);
    const base = baseOf(form, { byName, leftOut, names, waiting, report });
    const mergedBase = base && base !== 'wrong' ? mergeOne(base, [...waiting, form]) : undefined;
    const isWrong = base === 'wrong' || (base && !mergedBase);
    const result = isWrong ? undefined : withBase(form, mergedBase, report);
    merged.set(form, result);
    return result;
  };
  return forms.flatMap((form) => mergeOne(form, []) ?? []);
}

function tooManyBases({ form }: AuthoredForm, report: Report): undefined {
  const { at } = nodeAt(form.root, 'basedOn');
  report(beyondLimit(limits.bases, at, 'Base it on a form that is based on fewer.'));
  return undefined;
}

function withBase(form: AuthoredForm, base: MergedForm | undefined, report: Report) {
  const found = missingInBase(form, base);
  for (const diagnostic of found) report(diagnostic);
  if (found.length > 0) return undefined;
  const merged = mergeBase(form, base);
  const large = base ? findLargeMerged(merged) : [];
  for (const diagnostic of large) report(diagnostic);
  return large.length > 0 ? undefined : merged;
}

type Bases = {
  byName: Map<string, AuthoredForm>;
  leftOut: ReadonlySet<string>;
  /** The names of all forms. */
  names: readonly string[];
  waiting: AuthoredForm[];
  report: Report;
};

/** The names of the versions of the form with this id, or with the nearest one: a version number alone suggests no form. */
function versionsLike(id: string, known: readonly string[]): string[] {
  const idOf = (name: string) => name.slice(0, name.indexOf(' '));
  const near = nearestName(id, new Set(known.map(idOf)));
  return known.filter((name) => idOf(name) === near);
}

function baseOf(
  form: AuthoredForm,
  { byName, leftOut, names, waiting, report }: Bases,
): AuthoredForm | undefined | 'wrong' {
  const written = form.form.data.basedOn;
  if (written === undefined) return undefined;
  if (leftOut.has(written)) return 'wrong';
  const [id = '', version = ''] = written.split(' ');
  const base = byName.get(key(id, version));
  const at = nodeAt(form.form.root, 'basedOn').at;
  if (!base) {
    const known = names.filter((name) => name.includes(' '));
    report(unknownName('unknown-form', written, known, at, versionsLike(id, known)));
    return 'wrong';
  }
  if (base !== form && !waiting.includes(base)) return base;
  const chain = [...waiting.slice(waiting.indexOf(base)), form].map(nameOf);
  const message =
    base === form
      ? `${nameOf(form)} is based on itself.`
      : `${chain[0]} is based on ${[...chain.slice(1), chain[0]].join(', which is based on ')}.`;
  const help = 'Base one of them on no other form, or on one outside this loop.';
  report({ code: 'base-loop', severity: 'error', at, message, help });
  return 'wrong';
}

function nameOf({ id, version }: AuthoredForm): string {
  return `${id} ${version}`;
}

// 2021.01.0 and 2021.1.0 are the same version.
function key(id: string, version: string): string {
  return `${id} ${version.split('.').map(Number).join('.')}`;
}
