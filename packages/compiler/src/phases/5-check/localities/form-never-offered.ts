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
      });
    }
  },
});
