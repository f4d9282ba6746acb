import { defineCheck } from '../define-check.ts';

/** Every form is offered by its locality, else nobody can find it. */
export const formNeverOffered = defineCheck({
  code: 'form-never-offered',
  severity: 'error',
  checkAll({ forms, localities }, report) {
    const offered = new Set(localities.flatMap((locality) => locality.forms.map(({ id }) => id)));
    const reported = new Set<string>();
    for (const { id, at } of forms) {
      if (offered.has(id) || reported.has(id)) continue;
      reported.add(id);
      report({
        at,
        message: `The form "${id}" stands under forms in no locality.yaml.`,
        help: 'Add it there, with when and recommended.',
      });
    }
  },
});
