import { compareVersions } from '@formpress/model';
import type { LinkedForm } from '../../4-link/linked-form.ts';
import { defineCheck } from '../define-check.ts';

/** A higher version comes into force later: effective dates rise with the version, and no two are equal. */
export const versionsOutOfOrder = defineCheck({
  code: 'versions-out-of-order',
  severity: 'error',
  checkAll({ forms }, report) {
    const byId = new Map<string, LinkedForm[]>();
    for (const form of forms) byId.set(form.id, [...(byId.get(form.id) ?? []), form]);
    for (const versions of byId.values()) {
      versions.sort((a, b) => compareVersions(a.version, b.version));
      for (const [index, form] of versions.entries()) {
        const before = versions[index - 1];
        if (!before || before.facts.effective < form.facts.effective) continue;
        report({
          at: form.at,
          message: `${form.id} ${form.version} is effective ${form.facts.effective}, not after version ${before.version}.`,
          related: [
            { at: before.at, message: `${before.version} is effective ${before.facts.effective}:` },
          ],
          help: 'A higher version needs a later effective date.',
        });
      }
    }
  },
});
