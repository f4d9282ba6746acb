import { showInvisible } from '@formpress/patterns';
import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { counterexample } from './counterexample.ts';
import { numbersWithDecimals, readableAnswers } from './readable-answers.ts';

/** A number may have no more decimals than its kind keeps: what is calculated from it relies on that. */
export const tooManyDecimals = defineCheck({
  code: 'too-many-decimals',
  severity: 'error',
  check: eachPattern(({ text, at, owner, kind }, report) => {
    if (kind?.kind !== 'number' || kind.scale === undefined) return;
    if (counterexample(text, readableAnswers.number.pattern) !== undefined) return;
    const longer = counterexample(text, numbersWithDecimals(kind.scale));
    if (longer === undefined) return;
    report({
      at,
      message: `${owner} keeps ${decimals(kind.scale)}, but "${showInvisible(longer)}" is accepted, too.`,
      help: 'Accept no more decimals than "scale" says, or raise it.',
    });
  }),
});

function decimals(scale: number): string {
  if (scale === 0) return 'whole numbers';
  return scale === 1 ? 'one decimal' : `${scale} decimals`;
}
