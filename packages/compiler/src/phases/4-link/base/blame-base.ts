import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { changedWithBase, isLockedChange } from './changed-with-base.ts';
import { keyOf, withFollowers } from './followers.ts';
import { baseOf, type FormFindings } from './form-findings.ts';

const mostPlaces = 3;
const fewestLost = 3;

/**
 * Errors in the files of a base that the base itself does not have come of how a form is based on it. Nobody
 * edited those files, so one message names the form and its line `basedOn`. A base that is missing here had
 * errors before, which may explain them. Where a form differs only from its lock, a new lock accepts that.
 */
export function blameBases(all: readonly FormFindings[]): Diagnostic[] {
  const forms = withFollowers(all);
  const known = new Map(forms.map(({ folders, found }) => [folders[0], new Set(found.map(keyOf))]));
  return forms.flatMap((form) => {
    const [own, base] = form.folders;
    const ofBase = known.get(base);
    const isForeign = (each: Diagnostic) =>
      each.severity === 'error' &&
      !isBelow(each.at, own) &&
      form.folders.some((folder) => isBelow(each.at, folder)) &&
      !ofBase?.has(keyOf(each));
    const foreign = form.found.filter(isForeign);
    if (base && !ofBase) return form.found.filter((each) => !isForeign(each) && !isChange(each));
    const misfits = foreign.length > 0 ? foreign : lostNames(form);
    if (misfits.length === 0 || !base || !form.basedOnAt) return form.found;
    if (form.found.every((each) => isHarmless(each) || isLockedChange(each))) {
      const others = form.found.filter((each) => !foreign.includes(each));
      return [changedWithBase(form, form.basedOnAt, foreign), ...others];
    }
    return [misfit(form, form.basedOnAt, misfits), ...form.found.filter(isHarmless)];
  });
}

/**
 * Names in cases and in the drawn blank of a form that lead nowhere. Where they are many and nothing else cut
 * questions off, the base is another than the one they were written for.
 */
function lostNames({ folders: [own], found }: FormFindings): Diagnostic[] {
  if (found.some(({ code }) => /^(?:unknown|unreachable)-set$|^unmapped-answer$/.test(code)))
    return [];
  const lost = found.filter(
    ({ code, at }) =>
      /^(?:unknown-(?:question|amount|tax-parameter)|another-blank)$/.test(code) &&
      isBelow(at, own) &&
      /\/(?:cases\/[^/]*|blank\.(?:yaml|pdf))$/.test(at.file),
  );
  return new Set(lost.map(({ message }) => message)).size >= fewestLost ? lost : [];
}

/** Other errors of the form may come of the same, and show again when its base is right. */
function isHarmless({ severity }: Diagnostic): boolean {
  return severity !== 'error';
}

/** What is other than before because its base is. */
function isChange({ code }: Diagnostic): boolean {
  return /^changed-|^failed-case$/.test(code);
}

function misfit(
  { id, version, folders }: FormFindings,
  at: SourceRange,
  misfits: readonly Diagnostic[],
): Diagnostic {
  const [base, baseVersion] = baseOf(folders);
  const count = misfits.length === 1 ? 'One thing' : `${misfits.length} things`;
  return {
    code: 'base-does-not-fit',
    severity: 'error',
    at,
    message: `${id} ${version} does not fit ${base} ${baseVersion}, on which it is based. ${count} cannot be right.`,
    related: misfits.slice(0, mostPlaces).map((each) => ({ at: each.at, message: each.message })),
    help: `If ${id} ${version} belongs to another version of ${base}, name that one. Otherwise write here anew what does not fit.`,
  };
}

function isBelow({ file }: SourceRange, folder = ''): boolean {
  return file.startsWith(`${folder}/`);
}
