import type { Fix } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** Every form must be offered by its locality, or nobody can find it. */
export const formNeverOffered = defineCheck({
  code: 'form-never-offered',
  severity: 'error',
  checkRelease({ forms, localities }, report) {
    const offered = new Set(localities.flatMap(({ namesForms }) => namesForms));
    for (const { id, at, locality } of forms) {
      if (offered.has(id)) continue;
      const home = localities.find(({ code }) => code === locality);
      report({
        at: home?.formsAt ?? at,
        message: `The form "${id}" is not listed under "forms", so nobody is offered it.`,
        related: [{ at, message: 'The form is in' }],
        help: `Add it: ${id}: { when: 'worksHere', recommended: true }, with the right condition.`,
        ...(home && { fixes: [listForm(id, home)] }),
      });
    }
  },
});

/** A fix that adds a line to fill in: only a person knows who completes the form. */
function listForm(id: string, { listAt }: LinkedLocality): Fix {
  const line = `${id}: { when: ${todo}, recommended: ${todo} }`;
  const edit =
    'forms' in listAt
      ? { at: listAt.forms, adds: [line] }
      : { at: listAt.file, adds: [`forms:\n  ${line}`] };
  return { title: `Add "${line}" under "forms"`, edits: [edit] };
}
