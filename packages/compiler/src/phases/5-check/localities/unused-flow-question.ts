import { defineCheck } from '../foundation/define-check.ts';
import { interviewsOfFlows } from '../foundation/interviews-of.ts';

/** A question of a flow must yield forms, decide the path, or decide whether another is asked. */
export const unusedFlowQuestion = defineCheck({
  code: 'unused-flow-question',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const { interview, questions } of localities.flatMap(interviewsOfFlows)) {
      const steering = interview.sets.flatMap(({ next }) =>
        next.kind === 'byAnswer' ? [next.question.id] : [],
      );
      const read = [...questions.values()].flatMap(({ required }) =>
        typeof required === 'object' ? required.when.reads.map(({ name }) => name) : [],
      );
      for (const { id, at, forms } of questions.values()) {
        if (forms || steering.includes(id) || read.includes(id)) continue;
        report({
          at,
          message: `The answer to "${id}" changes nothing: it yields no forms and decides no path.`,
          help: 'Add "forms" with a line for every answer, make "next" depend on it, or remove the question.',
        });
      }
    }
  },
});
