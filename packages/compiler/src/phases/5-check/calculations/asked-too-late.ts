import type { LinkedFormula, LinkedQuestion } from '../../4-link/linked-form.ts';
import { askedBefore } from '../asked-before.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf } from '../interviews-of.ts';

/** A formula reads what stands above it in its set or in earlier sets; at least one path must ask it before. */
export const askedTooLate = defineCheck({
  code: 'asked-too-late',
  severity: 'error',
  check(form, report) {
    const reported = new Set<LinkedFormula>();
    for (const { interview, given } of interviewsOf(form)) {
      const before = askedBefore(interview, given);
      for (const set of interview.sets) {
        const asked = new Set(before.get(set.id)?.onSomePath);
        for (const { question } of set.questions) {
          for (const formula of formulasOf(question)) {
            const late = formula.reads.find(({ name }) => !asked.has(name));
            if (!late || reported.has(formula)) continue;
            reported.add(formula);
            report({
              at: late.at,
              message: `"${question.id}" reads "${late.name}", which no path has asked by then.`,
              related: relatedTo(form.questions.get(late.name)),
              help: 'A formula can read what stands above it in its set and what earlier sets ask.',
            });
          }
          asked.add(question.id);
        }
      }
    }
  },
});

function formulasOf({ required, calculate }: LinkedQuestion): LinkedFormula[] {
  const when = typeof required === 'object' ? [required.when] : [];
  return calculate ? [...when, calculate.is] : when;
}

function relatedTo(question: LinkedQuestion | undefined) {
  return question ? [{ at: question.at, message: 'It is asked here:' }] : [];
}
