import { automatonOf, continuationsOf, firstFault, wordOutside } from '@formpress/patterns';
import { defineCheck, eachPattern } from '../foundation/define-check.ts';

/** Where 0.5 is accepted, .5 should be: many people leave the zero out. Whole numbers are not affected. */
export const leadingZeroRequired = defineCheck({
  code: 'leading-zero-required',
  severity: 'warning',
  check: eachPattern(({ text, at, owner, kind }, report) => {
    if (kind?.kind !== 'number' || kind.scale === 0 || firstFault(text)) return;
    const withZero = continuationsOf(automatonOf(text), '0.');
    if (!withZero) return;
    const decimals = wordOutside(withZero, continuationsOf(automatonOf(text), '.'));
    if (decimals === undefined) return;
    report({
      at,
      message: `${owner} accepts "0.${decimals}", but not ".${decimals}".`,
      help: 'Accept both: many people leave the zero out.',
    });
  }),
});
