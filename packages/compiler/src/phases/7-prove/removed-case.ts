import { describeRemoved, removedCases } from '../4-link/cases/case-names.ts';
import { defineProof } from './foundation/define-proof.ts';
import { pathsOf } from './paths/paths-of.ts';

/** A worked example that someone checked by hand must not disappear unnoticed. */
export const removedCase = defineProof({
  code: 'removed-case',
  severity: 'error',
  prove(form, report) {
    const { lock } = pathsOf(form);
    if (!lock || lock === 'unreadable') return;
    for (const gone of removedCases(lock.cases, form.source.cases)) {
      report({
        at: gone.beside ?? form.source.at,
        message: describeRemoved(gone),
        help: 'Restore it. If another case replaces it, run "formpress lock".',
      });
    }
  },
});
