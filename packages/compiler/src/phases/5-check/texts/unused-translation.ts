import type { LinkedPair } from '../../4-link/linked/linked-pair.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A pair whose English no text has any more is left over, or its English has a slip. What shared/ holds is for forms to come. */
export const unusedTranslation = defineCheck({
  code: 'unused-translation',
  severity: 'warning',
  checkFamily({ pairs, isWhole }, report) {
    if (!isWhole) return;
    const keyOf = ({ at, english }: LinkedPair) => `${at.file} ${english}`;
    const used = new Set(pairs.filter((pair) => pair.used).map(keyOf));
    for (const pair of pairs) {
      const { at } = pair;
      if (used.has(keyOf(pair)) || at.file.startsWith('shared/')) continue;
      report({
        at,
        message: 'No text of these forms reads like this, so its translation is never used.',
        help: 'Remove the pair, or write the English exactly as it stands in the form.',
      });
    }
  },
});
