import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { LinkedPlace } from '../../4-link/link-place.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import type { LinkedPattern } from '../../4-link/linked/linked-kind.ts';
import type { AskedInterview } from './interviews-of.ts';
import type { ReleaseFacts } from './release-facts.ts';
import type { Subject } from './subject.ts';

/** What a check finds; the check adds its code and severity. */
export type Finding = Omit<Diagnostic, 'code' | 'severity'>;

/** Reports a finding. */
export type ReportFinding = (finding: Finding) => void;

/** A rule about one form, or about all of them together. A check only reports; it changes nothing. */
export type Check = {
  code: string;
  severity: Diagnostic['severity'];
  /** Checks one form version, a place, or what all share. */
  check?(subject: Subject, report: ReportFinding): void;
  /** Checks the whole release, by the facts of all forms and places. */
  checkRelease?(release: ReleaseFacts, report: ReportFinding): void;
};

/** Declares a check. Its page is the .md file named after its code next to it. */
export function defineCheck(check: Check): Check {
  return check;
}

type Inspect<T> = (part: T, report: ReportFinding) => void;

/** Runs on forms only. */
export function eachForm(inspect: Inspect<LinkedForm>): Inspect<Subject> {
  return ({ form }, report) => {
    if (form) inspect(form, report);
  };
}

/** Runs on places only: who gets which form there, and its worked examples. */
export function eachPlace(inspect: Inspect<LinkedPlace>): Inspect<Subject> {
  return ({ place }, report) => {
    if (place) inspect(place, report);
  };
}

/** Runs on every interview: both of a form, and those of the flows of a place. */
export function eachInterview(inspect: Inspect<AskedInterview>): Inspect<Subject> {
  return ({ interviews }, report) => {
    for (const asked of interviews) inspect(asked, report);
  };
}

/** Runs on every pattern, where it is written. */
export function eachPattern(inspect: Inspect<LinkedPattern>): Inspect<Subject> {
  return ({ patterns }, report) => {
    for (const pattern of patterns) inspect(pattern, report);
  };
}
