import type { Report } from '../../diagnostics/report.ts';
import type { Linked } from '../4-link/linked-form.ts';
import { checks } from './checks.ts';

/** Runs every check over every form and passes on the forms in which no error was found. */
export function check(linked: Linked, report: Report): Linked {
  const wrong = new Set<string>();
  for (const { code, severity, check: look, checkAll } of checks) {
    for (const form of linked.forms) {
      look?.(form, (finding) => {
        if (severity === 'error') wrong.add(form.folder);
        report({ code, severity, ...finding });
      });
    }
    checkAll?.(linked, (finding) => report({ code, severity, ...finding }));
  }
  return { ...linked, forms: linked.forms.filter(({ folder }) => !wrong.has(folder)) };
}
