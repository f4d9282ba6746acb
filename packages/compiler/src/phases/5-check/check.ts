import type { Report } from '../../diagnostics/report.ts';
import type { Linked } from '../4-link/linked/linked.ts';
import type { Looked } from '../7-prove/looked.ts';
import { checks } from './checks.ts';
import type { Check, Finding } from './foundation/define-check.ts';
import { interviewsOf, interviewsOfFlows } from './foundation/interviews-of.ts';
import { usesPattern } from './foundation/uses-pattern.ts';
import { writtenWords } from './foundation/written-words.ts';

/**
 * Runs every check over every form and flow and passes on the forms in which no error was found.
 * Forms that are known to be clean are not looked at again one by one, only together with others.
 */
export function check(linked: Linked, report: Report, looked: Looked): Linked {
  return lookAt(linked, report, looked, (rule, say) => {
    rule.checkWords?.(writtenWords(linked), say);
    rule.checkAll?.(linked, say);
  });
}

/** The same for some forms without the others: what only all forms together show is left out. */
export function checkFamily(linked: Linked, report: Report, looked: Looked): Linked {
  return lookAt(linked, report, looked, () => undefined);
}

function lookAt(
  linked: Linked,
  report: Report,
  looked: Looked,
  lookAtAll: (rule: Check, say: (finding: Finding) => void) => void,
): Linked {
  const wrong = new Set<string>();
  const unknown = linked.forms.filter((form) => !looked.isClean(form));
  for (const rule of checks) {
    const { code, severity, check: look, checkInterview, checkPattern } = rule;
    const say = (finding: Finding) => report({ code, severity, ...finding });
    for (const form of unknown) {
      const sayOfForm = (finding: Finding) => {
        looked.found(form);
        if (severity === 'error') wrong.add(form.folder);
        say(finding);
      };
      look?.(form, sayOfForm);
      for (const asked of interviewsOf(form)) checkInterview?.(asked, sayOfForm);
    }
    for (const asked of interviewsOfFlows(linked)) checkInterview?.(asked, say);
    for (const pattern of linked.patterns) {
      checkPattern?.(pattern, (finding) => {
        const users = linked.forms.filter((form) => usesPattern(form, pattern.text));
        if (severity === 'error') for (const { folder } of users) wrong.add(folder);
        say(finding);
      });
    }
    rule.checkFamily?.(linked, say);
    lookAtAll(rule, say);
  }
  return { ...linked, forms: linked.forms.filter(({ folder }) => !wrong.has(folder)) };
}
