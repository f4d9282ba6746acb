import { type Bundle, compareVersions } from '@formpress/model';
import { compareForms } from '../forms/compare-forms.ts';
import type { Change, Comparison, FormChanges } from '../foundation/change.ts';
import type { ComparedForm, ComparedRelease } from '../foundation/compared.ts';
import { compareApplicability } from '../places/compare-applicability.ts';
import { compareFlows } from '../places/compare-flows.ts';

/**
 * Everything that changed from one release to another. A new version is compared with the one before
 * it.
 */
export function compareReleases(before: ComparedRelease, after: ComparedRelease): Comparison {
  const ids = new Set([...before.forms, ...after.forms].map(({ bundle }) => bundle.id).sort());
  return {
    forms: [...ids].flatMap((id) => compareVersionsOf(id, before, after)),
    applicability: [
      ...compareApplicability(before.localities, after.localities),
      ...compareFlows(before.flows, after.flows),
    ],
  };
}

/** What changed from one form version to another. */
export function comparePair(before: ComparedForm, after: ComparedForm): Comparison {
  const changes = compareForms(before, after);
  const { id } = after.bundle;
  const versions = { from: before.bundle.version, to: after.bundle.version };
  return { forms: changes.length > 0 ? [{ id, ...versions, changes }] : [], applicability: [] };
}

function compareVersionsOf(
  id: string,
  before: ComparedRelease,
  after: ComparedRelease,
): FormChanges[] {
  const [then, now] = [before, after].map(({ forms }) =>
    forms.filter(({ bundle }) => bundle.id === id),
  ) as [ComparedForm[], ComparedForm[]];
  const gone = then.filter((form) => !sameVersion(now, form.bundle));
  return [
    ...gone.map(({ bundle }) => isGone(bundle, now.length === 0)),
    ...now.flatMap((form) => compareOne(form, then, now)),
  ];
}

function isGone({ id, version }: Bundle, isWhole: boolean): FormChanges {
  const what = isWhole ? `The form ${id} is gone` : `Version ${version} is gone`;
  const says = `${what}: nobody can get it or fill it in.`;
  const change: Change = {
    breaks: ['CLIENT', 'STORED_ANSWERS'],
    kind: 'version-removed',
    about: version,
    says,
  };
  return { id, from: version, changes: [change] };
}

function compareOne(form: ComparedForm, then: ComparedForm[], now: ComparedForm[]): FormChanges[] {
  const { id, version, effective } = form.bundle;
  const same = sameVersion(then, form.bundle);
  if (same) {
    const changes = [...respelled(same.bundle, form.bundle), ...compareForms(same, form)];
    return changes.length > 0 ? [{ id, from: same.bundle.version, to: version, changes }] : [];
  }
  const previous = previousOf(form.bundle, then, now);
  const isNew: Change = {
    breaks: [],
    kind: 'version-added',
    about: version,
    says: `The ${previous ? 'version' : 'form'} is new, in force from ${effective}.`,
  };
  if (!previous) return [{ id, to: version, changes: [isNew] }];
  const changes = [isNew, ...compareForms(previous, form)];
  return [{ id, from: previous.bundle.version, to: version, changes }];
}

/** The highest version below this one; if the earlier release has it, as it was there. */
function previousOf(
  { version }: Bundle,
  then: readonly ComparedForm[],
  now: readonly ComparedForm[],
): ComparedForm | undefined {
  const unknown = now.filter(({ bundle }) => !sameVersion(then, bundle));
  return [...then, ...unknown]
    .filter(({ bundle }) => compareVersions(bundle.version, version) < 0)
    .sort((a, b) => compareVersions(a.bundle.version, b.bundle.version))
    .at(-1);
}

function respelled(before: Bundle, after: Bundle): Change[] {
  if (before.version === after.version) return [];
  const says = `The version is spelled ${after.version}, not ${before.version}.`;
  return [{ breaks: [], kind: 'version-respelled', about: after.version, says }];
}

function sameVersion(
  forms: readonly ComparedForm[],
  { version }: Bundle,
): ComparedForm | undefined {
  return forms.find(({ bundle }) => compareVersions(bundle.version, version) === 0);
}
