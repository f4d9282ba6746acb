import { describeLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** A chain of calculations that depend on one another has a maximum length, because following it uses the stack. */
export const longChain = defineCheck({
  code: 'beyond-limit',
  severity: 'error',
  check: eachForm(({ questions }, report) => {
    const lengths = new Map<string, number>();
    for (const [id, { calculate }] of questions) {
      if (!calculate) continue;
      const before = calculate.is.reads.map(({ name }) => lengths.get(name) ?? 0);
      const length = before.reduce((most, each) => Math.max(most, each), 0) + 1;
      lengths.set(id, length);
      if (length !== limits.chain.most + 1) continue;
      const help = 'Calculate it from fewer steps.';
      report({ at: calculate.is.at, message: describeLimit(limits.chain), help });
    }
  }),
});
