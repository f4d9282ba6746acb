import { compareVersions } from '@formpress/model';
import { defineCheck } from '../foundation/define-check.ts';
import { versionsById } from './versions-by-id.ts';

/**
 * A higher version must come into force later: effective dates rise with the version, and no two are equal. A reissue
 * has the date of the version that it replaces, if that one is withdrawn.
 */
export const versionsOutOfOrder = defineCheck({
  code: 'versions-out-of-order',
  severity: 'error',
  checkRelease({ forms }, report) {
    for (const versions of versionsById(forms)) {
      for (const [index, { id, version, facts, effectiveAt }] of versions.entries()) {
        const before = versions[index - 1];
        if (!before || compareVersions(before.version, version) === 0) continue;
        if (before.facts.effective < facts.effective) continue;
        if (before.withdrawn && before.facts.effective === facts.effective) continue;
        report({
          at: effectiveAt,
          message: `${id} ${version} does not come into force after ${before.version}, the version before it.`,
          related: [{ at: before.effectiveAt, message: `${before.version} says:` }],
          help: 'Give the higher version a later date, or correct the number in the name of its folder.',
        });
      }
    }
  },
});
