import type { Fix } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import { addLine } from '../../4-link/foundation/add-line.ts';
import type { LinkedNext, Target } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';
import { unmappedAnswers } from '../foundation/interviews-of.ts';

/** Where an answer decides the next set, every answer must lead somewhere. */
export const unmappedAnswer = defineCheck({
  code: 'unmapped-answer',
  severity: 'error',
  check: eachInterview(({ interview }, report) => {
    for (const set of interview.sets) {
      if (set.next.kind !== 'byAnswer') continue;
      const { question, at } = set.next;
      for (const option of unmappedAnswers(set)) {
        report({
          at,
          message: `"${question.id}" can be answered ${option.value}, but that answer leads nowhere.`,
          related: [{ at: option.at, message: 'The answer is offered here:' }],
          help: `Add a line for ${option.value} under "next".`,
          fixes: addBranch(set.next, option.value),
        });
      }
    }
  }),
});

/** A line to fill in, or one that leads where the last one does. */
function addBranch(
  { linesAt, goTo }: Extract<LinkedNext, { kind: 'byAnswer' }>,
  answer: string,
): Fix[] {
  const last = [...goTo.values()].at(-1);
  const targets = last ? [todo, wordsFor(last.target)] : [todo];
  return targets.map((target) => addLine(linesAt, answer, target));
}

/** A target as it is written. */
function wordsFor(target: Target): string {
  if ('set' in target) return target.set;
  if ('ineligible' in target) return 'INELIGIBLE';
  return target.finish === '' ? 'finish' : `{ finish: ${target.finish} }`;
}
