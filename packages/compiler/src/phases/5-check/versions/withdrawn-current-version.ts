import { compareVersions } from '@formpress/model';
import { defineCheck } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';

/** Only a version that another one has replaced can be withdrawn. */
export const withdrawnCurrentVersion = defineCheck({
  code: 'withdrawn-current-version',
  severity: 'error',
  checkRelease({ forms }, report) {
    for (const form of forms) {
      if (!form.withdrawn) continue;
      const { on, at } = form.withdrawn;
      const name = `${form.id} ${form.version}`;
      const successors = successorsOf(form, forms);
      if (successors.some(({ facts }) => facts.effective <= on)) continue;
      const [next] = successors;
      report({
        at,
        message: next
          ? `${name} is withdrawn from ${on}, but ${next.version} is effective only later.`
          : `${name} is the current version, so it cannot be withdrawn.`,
        ...(next
          ? { related: [{ at: next.effectiveAt, message: `${next.version} is effective:` }] }
          : {}),
        help: next
          ? `Write ${next.facts.effective} or a later date.`
          : 'Write the version that replaces it first.',
      });
    }
  },
});

/** Later versions that are not withdrawn, the next one first. */
function successorsOf({ id, version }: FormFacts, forms: readonly FormFacts[]): FormFacts[] {
  return forms
    .filter((form) => form.id === id && !form.withdrawn)
    .filter((form) => compareVersions(form.version, version) > 0)
    .sort((a, b) => compareVersions(a.version, b.version));
}
