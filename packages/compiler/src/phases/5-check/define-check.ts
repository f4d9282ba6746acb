import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Linked, LinkedForm, LinkedPattern } from '../4-link/linked-form.ts';
import type { AskedInterview } from './interviews-of.ts';

/** What a check finds; its code and severity are its own. */
export type Finding = Omit<Diagnostic, 'code' | 'severity'>;

/** A rule about one form, about every interview of forms and flows, about every pattern, or about all of it together. A check looks and reports; it changes nothing. */
export type Check = {
  code: string;
  severity: Diagnostic['severity'];
  check?(form: LinkedForm, report: (finding: Finding) => void): void;
  checkInterview?(asked: AskedInterview, report: (finding: Finding) => void): void;
  checkPattern?(pattern: LinkedPattern, report: (finding: Finding) => void): void;
  checkAll?(linked: Linked, report: (finding: Finding) => void): void;
};

/** Declares a check. Its page is the .md of the same name beside it. */
export function defineCheck(check: Check): Check {
  return check;
}
