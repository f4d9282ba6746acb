import { defineProof } from './define-proof.ts';
import { pathsOf } from './paths/paths-of.ts';

/** A worked example that someone checked by hand does not go away unseen. */
export const removedCase = defineProof({
  code: 'removed-case',
  severity: 'warning',
  prove(form, report) {
    const { lock } = pathsOf(form);
    if (!lock || lock === 'unreadable') return;
    const cases = new Set(form.source.cases.map(({ about }) => about));
    for (const about of lock.cases) {
      if (cases.has(about)) continue;
      report({
        at: form.source.at,
        message: `The case "${about}" is gone.`,
        help: 'Put it back. If another case says what it said, run "formpress lock".',
      });
    }
  },
});
