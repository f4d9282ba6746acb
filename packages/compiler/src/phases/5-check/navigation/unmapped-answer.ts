import { todo } from '../../../diagnostics/fixes/fix.ts';
import { addLine } from '../../4-link/foundation/add-line.ts';
import type { LinkedNext, Target } from '../../4-link/linked/linked-form.ts';
import { askedBefore } from '../foundation/asked-before.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { unmappedAnswers } from '../foundation/interviews-of.ts';
import { branchWhenLocked } from './branch-when-locked.ts';

/** Where an answer decides the next set, every answer must lead somewhere. */
export const unmappedAnswer = defineCheck({
  code: 'unmapped-answer',
  severity: 'error',
  check({ interviews, form }, report) {
    for (const asked of interviews) {
      const reached = askedBefore(asked);
      const lost = asked.interview.sets.find(({ id }) => !reached.has(id))?.id;
      for (const { id, next } of asked.interview.sets) {
        if (next.kind !== 'byAnswer') continue;
        for (const { value, at } of unmappedAnswers({ next })) {
          const isMain = asked.interview === form?.interview;
          const before = isMain ? branchWhenLocked(form, id, value) : undefined;
          report({
            at: next.at,
            message: `"${next.question.id}" can be answered ${value}, but that answer leads nowhere.`,
            related: [{ at, message: 'The answer is offered here:' }],
            help: `Add a line for ${value} under "next".`,
            fixes: targetsFor(next, before ?? lost).map((to) => addLine(next.linesAt, value, to)),
          });
        }
      }
    }
  },
});

/**
 * Targets for the missing line: where the answer led when the form was locked, or the set to which nothing
 * leads, and TODO. Where neither is known: TODO, and where the last answer leads. If all others lead there,
 * too, the question would decide nothing, so it is left out.
 */
function targetsFor({ goTo }: ByAnswer, likely: string | undefined): string[] {
  if (likely !== undefined) return [likely, todo];
  const targets = [...new Set([...goTo.values()].map(({ target }) => wordsFor(target)))];
  return targets.length > 1 ? [todo, ...targets.slice(-1)] : [todo];
}

type ByAnswer = Extract<LinkedNext, { kind: 'byAnswer' }>;

/** A target as it is written. */
function wordsFor(target: Target): string {
  if ('set' in target) return target.set;
  if ('ineligible' in target) return 'INELIGIBLE';
  return target.finish === '' ? 'finish' : `{ finish: ${target.finish} }`;
}
