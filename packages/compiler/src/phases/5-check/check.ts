import type { Diagnostic, SourceRange } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import { checks } from './checks.ts';
import type { Subject } from './foundation/subject.ts';
import { usesPattern } from './foundation/uses-pattern.ts';

/** Runs every check on one form, one place or what all share. Returns the errors. */
export function checkSubject(subject: Subject, report: Report): Diagnostic[] {
  const errors: Diagnostic[] = [];
  for (const { code, severity, check } of checks) {
    check?.(subject, (finding) => {
      const found = { code, severity, ...finding };
      if (severity === 'error') errors.push(found);
      report(found);
    });
  }
  return errors;
}

/** The patterns that have an error, as written. */
export function brokenPatterns({ patterns }: Subject, errors: readonly Diagnostic[]): string[] {
  const isBroken = (at: SourceRange) => errors.some((error) => isInside(error.at, at));
  return patterns.filter(({ at }) => isBroken(at)).map(({ text }) => text);
}

/** Whether a form uses one of these patterns. */
export function usesAny(form: LinkedForm, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => usesPattern(form, pattern));
}

function isInside(at: SourceRange, outer: SourceRange): boolean {
  return at.file === outer.file && at.start >= outer.start && at.end <= outer.end;
}
