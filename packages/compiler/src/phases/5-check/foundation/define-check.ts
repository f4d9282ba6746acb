import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { LinkedPlace } from '../../4-link/link-place.ts';
import type { LinkedForm, LinkedPattern } from '../../4-link/linked/linked-form.ts';
import type { AskedInterview } from './interviews-of.ts';
import type { ReleaseFacts } from './release-facts.ts';
import type { Subject } from './subject.ts';

/** What a check finds; its code and severity are its own. */
export type Finding = Omit<Diagnostic, 'code' | 'severity'>;

/** Tells what was found. */
export type Say = (finding: Finding) => void;

/** A rule about one form, or about all of them together. A check looks and reports; it changes nothing. */
export type Check = {
  code: string;
  severity: Diagnostic['severity'];
  /** Looks at one form version, or at what stands beside forms: a place, or what all share. */
  check?(subject: Subject, report: Say): void;
  /** Looks at the whole release, by the facts that each form and place shows. */
  checkRelease?(release: ReleaseFacts, report: Say): void;
};

/** Declares a check. Its page is the .md of the same name beside it. */
export function defineCheck(check: Check): Check {
  return check;
}

type Look<T> = (part: T, report: Say) => void;

/** Looks at forms only. */
export function eachForm(look: Look<LinkedForm>): Look<Subject> {
  return ({ form }, report) => {
    if (form) look(form, report);
  };
}

/** Looks at places only: who gets which form there, and its worked examples. */
export function eachPlace(look: Look<LinkedPlace>): Look<Subject> {
  return ({ place }, report) => {
    if (place) look(place, report);
  };
}

/** Looks at every interview: both of a form, those of the flows of a place. */
export function eachInterview(look: Look<AskedInterview>): Look<Subject> {
  return ({ interviews }, report) => {
    for (const asked of interviews) look(asked, report);
  };
}

/** Looks at every pattern where it is written. */
export function eachPattern(look: Look<LinkedPattern>): Look<Subject> {
  return ({ patterns }, report) => {
    for (const pattern of patterns) look(pattern, report);
  };
}
