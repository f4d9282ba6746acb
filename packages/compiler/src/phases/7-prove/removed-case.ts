import { defineProof } from './define-proof.ts';
import { pathsOf } from './paths/paths-of.ts';

/** A worked example that someone checked by hand must not disappear unnoticed. */
export const removedCase = defineProof({
  code: 'removed-case',
  severity: 'error',
  prove(form, report) {
    const { lock } = pathsOf(form);
    if (!lock || lock === 'unreadable') return;
    const cases = new Set(form.source.cases.map(({ about }) => about));
    const gone = lock.cases.filter((about) => !cases.has(about));
    if (gone.length === 0) return;
    const named = gone.length === 1 ? `The case "${gone[0]}" is` : sayMany(gone);
    report({
      at: form.source.at,
      message: `${named} gone.`,
      help: 'Restore it. If another case replaces it, run "formpress lock".',
    });
  },
});

function sayMany(gone: readonly string[]): string {
  return `${gone.length} cases, such as "${gone[0]}", are`;
}
