import type { LinkedFormula, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { askedBefore } from '../foundation/asked-before.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';

/** A formula reads what is above it in its set or in earlier sets; at least one path must ask it before. */
export const askedTooLate = defineCheck({
  code: 'asked-too-late',
  severity: 'error',
  check: eachInterview((asked, report) => {
    const before = askedBefore(asked);
    for (const set of asked.interview.sets) {
      const known = new Set(before.get(set.id)?.onSomePath);
      for (const { question } of before.has(set.id) ? set.questions : []) {
        const reads = formulasOf(question).flatMap((formula) => formula.reads);
        for (const { name, at, mayBeBlank } of reads.filter((read) => !known.has(read.name))) {
          if (mayBeBlank) continue;
          const read = asked.questions.get(name);
          report({
            at,
            message: `"${question.id}" reads ${name === question.id ? 'itself' : `"${name}", which no path has asked by then`}.`,
            related: read && read !== question ? [{ at: read.at, message: 'It is here:' }] : [],
            help: 'Read only what is above it in its set and what earlier sets ask.',
          });
        }
        known.add(question.id);
      }
    }
  }),
});

function formulasOf({ required, calculate }: LinkedQuestion): LinkedFormula[] {
  const when = typeof required === 'object' ? [required.when] : [];
  return calculate ? [...when, calculate.is] : when;
}
