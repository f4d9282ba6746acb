import { removeIdle } from '../../../diagnostics/fixes/fix.ts';
import type { LinkedPair } from '../../4-link/linked/linked-pair.ts';
import { pairKey } from '../../4-link/texts/link-pairs.ts';
import { defineCheck, type Finding } from '../foundation/define-check.ts';

/** A pair whose English no text has is left over, or its English has a typo. Pairs in shared/ may be for future forms. */
export const unusedTranslation = defineCheck({
  code: 'unused-translation',
  severity: 'warning',
  check({ family, pairs, isWhole }, report) {
    for (const pair of family.length > 0 && isWhole ? unusedOf(pairs) : []) report(leftOver(pair));
  },
  checkRelease({ unusedPairs, isWhole }, report) {
    for (const pair of isWhole ? unusedPairs : []) report(leftOver(pair));
  },
});

/** The unused pairs. A pair that a file has twice is used if either of the two is. */
function unusedOf(pairs: readonly LinkedPair[]): LinkedPair[] {
  const used = new Set(pairs.filter((pair) => pair.used).map(pairKey));
  return pairs.filter((pair) => !used.has(pairKey(pair)));
}

function leftOver({ at }: LinkedPair): Finding {
  return {
    at,
    message: 'No text of these forms has these words, so the translation is never used.',
    help: 'Remove the pair, or write the English exactly as in the form.',
    fixes: [removeIdle(at, 'the pair')],
  };
}
