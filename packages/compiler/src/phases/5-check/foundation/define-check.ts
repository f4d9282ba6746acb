import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Linked } from '../../4-link/linked/linked.ts';
import type { LinkedForm, LinkedPattern } from '../../4-link/linked/linked-form.ts';
import type { AllForms } from './form-facts.ts';
import type { AskedInterview } from './interviews-of.ts';
import type { WrittenWords } from './written-words.ts';

/** What a check finds; its code and severity are its own. */
export type Finding = Omit<Diagnostic, 'code' | 'severity'>;

type Say = (finding: Finding) => void;

/**
 * A rule about one form, every interview of forms and flows, every pattern, or several forms. A
 * check looks and reports; it changes nothing.
 */
export type Check = {
  code: string;
  severity: Diagnostic['severity'];
  check?(form: LinkedForm, report: Say): void;
  checkInterview?(asked: AskedInterview, report: Say): void;
  checkPattern?(pattern: LinkedPattern, report: Say): void;
  /** About texts, their translations and pictures: it holds for some forms without the others. */
  checkFamily?(linked: Linked, report: Say): void;
  /** About the words of all texts. */
  checkWords?(words: WrittenWords, report: Say): void;
  /** About all forms together, by what they show each other. */
  checkAll?(all: AllForms, report: Say): void;
};

/** Declares a check. Its page is the .md of the same name beside it. */
export function defineCheck(check: Check): Check {
  return check;
}
