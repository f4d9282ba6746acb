import { prepareForm } from '@formpress/engine';
import { defineProof } from '../foundation/define-proof.ts';
import { pathsOf } from '../paths/paths-of.ts';
import { placeOfRule } from './place-of-rule.ts';

/** Some answers must break each rule: a rule that nothing breaks has no use. */
export const ruleNeverBroken = defineProof({
  code: 'rule-never-broken',
  severity: 'warning',
  prove(form, report) {
    const { runs, tooMuch } = pathsOf(form);
    const { reads } = prepareForm(form.bundle);
    const broken = new Set(runs.flatMap(({ rules }) => rules));
    if (tooMuch || runs.some(({ outcome }) => 'broken' in outcome)) return;
    for (const { id, when } of form.bundle.rules ?? []) {
      if (broken.has(id) || reads(when).some(isOfPeople)) continue;
      report({
        at: placeOfRule(form, id),
        message: `No answers break the rule "${id}".`,
        help: 'Check its condition: it must be true when the answers are wrong. If there are such answers, accept the warning and name them.',
      });
    }
  },
});

/** Paths are run with one person only, so rules about people may never be broken there. */
function isOfPeople(name: string): boolean {
  return /^employe[er]\./.test(name);
}
