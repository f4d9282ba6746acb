import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { changedWithBase, isLockedChange } from './changed-with-base.ts';
import { keyOf, withFollowers } from './followers.ts';
import { baseOf, type FormFindings } from './form-findings.ts';

const mostPlaces = 3;
const fewestLost = 3;

/**
 * Replaces errors that lie in the files of a base, but that the base itself does not have, by one message
 * at `basedOn`: nobody edited those files, so the cause is how the form is based on them. A base that is
 * missing here had errors before, which may explain them. Where a form differs only from its lock, a new
 * lock accepts that.
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
 * The names in the cases and the blank of a form that lead nowhere, if they are many and nothing else cut
 * questions off: then they were probably written for another base.
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

/**
 * Whether a finding is only a warning. The errors of the form may have the same cause; if not, they show
 * again when its base is right.
 */
function isHarmless({ severity }: Diagnostic): boolean {
  return severity !== 'error';
}

/** Whether a finding reports a difference, which may come from a difference in the base. */
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
    help: `If ${id} ${version} belongs to another version of ${base}, name that one. Otherwise rewrite here what does not fit.`,
  };
}

function isBelow({ file }: SourceRange, folder = ''): boolean {
  return file.startsWith(`${folder}/`);
}
