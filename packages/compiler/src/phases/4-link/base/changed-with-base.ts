import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { baseOf, type FormFindings } from './form-findings.ts';

const mostDifferences = 10;

/** Whether a finding only reports a difference from a lock file, which a new lock accepts. */
export function isLockedChange({ code }: Diagnostic): boolean {
  return code.startsWith('changed-');
}

/** The finding for a form that differs from its lock because of its base: nobody edited the form itself. */
export function changedWithBase(
  { id, version, folders }: FormFindings,
  at: SourceRange,
  differences: readonly Diagnostic[],
): Diagnostic {
  const [base, baseVersion] = baseOf(folders);
  const { length } = differences;
  const count = length === 1 ? 'one thing' : `${length} things`;
  const more = length > mostDifferences ? ` The first ${mostDifferences} are shown.` : '';
  return {
    code: 'changed-with-base',
    severity: 'error',
    at,
    message: `${id} ${version} differs from its lock in ${count} that it takes from ${base} ${baseVersion}.${more}`,
    related: differences
      .slice(0, mostDifferences)
      .flatMap((each) => [{ at: each.at, message: each.message }, ...(each.related ?? [])]),
    help: `If ${base} changed and that is right for ${id} ${version} too, run "formpress lock" and commit its lock files. If basedOn should name another version, name that one. Otherwise rewrite here what must stay.`,
  };
}
