import type { LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';

// More combinations of answers cannot all be tried within the time and memory of a compile.
const mostCombinations = 50_000;

/** Whether a question is asked may depend only on as many answers as can be tried in all combinations. */
export const conditionTooComplex = defineCheck({
  code: 'condition-too-complex',
  severity: 'error',
  check: eachInterview(({ interview, questions }, report) => {
    for (const { question } of interview.sets.flatMap((set) => set.questions)) {
      const { id, required } = question;
      if (typeof required !== 'object') continue;
      const behind = answersBehind(required.when.reads, questions);
      const combinations = [...behind].reduce((product, each) => product * answerCount(each), 1);
      if (combinations <= mostCombinations) continue;
      report({
        at: required.when.at,
        message: `Whether "${id}" is asked depends on ${behind.size} answers, with more than 50,000 combinations: too many to try.`,
        help: 'Let the condition read fewer answers: add a yes-or-no question for it, or read only the answer that decides.',
      });
    }
  }),
});

type Named = readonly { name: string }[];
type Questions = ReadonlyMap<string, LinkedQuestion>;

/** The asked questions that the given reads depend on. Circular formulas were refused before. */
function answersBehind(reads: Named, questions: Questions): Set<LinkedQuestion> {
  const found = new Set<LinkedQuestion>();
  const seen = new Set<string>();
  const waiting = reads.map(({ name }) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const question = questions.get(name);
    if (!question || seen.has(name)) continue;
    seen.add(name);
    if (question.calculate) waiting.push(...question.calculate.is.reads.map((read) => read.name));
    else found.add(question);
  }
  return found;
}

/** A typed answer counts as itself and 0; one that may be left out may also be blank. */
function answerCount({ options, required }: LinkedQuestion): number {
  return Math.max(2, options.length) + (required === 'always' ? 0 : 1);
}
