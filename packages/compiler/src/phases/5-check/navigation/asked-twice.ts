import { askedBefore } from '../foundation/asked-before.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';
import { findLoop } from '../foundation/find-loop.ts';

/** No path may ask the same question twice: the second answer would replace the first. */
export const askedTwice = defineCheck({
  code: 'asked-twice',
  severity: 'error',
  check: eachInterview((asked, report) => {
    const { interview } = asked;
    if (findLoop(interview)) return;
    const nothing = { onSomePath: new Set<string>(), onEveryPath: new Set<string>() };
    const before = askedBefore({ ...asked, given: nothing });
    for (const set of interview.sets) {
      for (const { question, at } of set.questions) {
        if (!before.get(set.id)?.onSomePath.has(question.id)) continue;
        const first = interview.sets.flatMap((each) => each.questions).find(isSame(question.id));
        report({
          at,
          message: `"${question.id}" is asked in "${set.id}", but a path to it has already asked it.`,
          related: first ? [{ at: first.at, message: 'It is asked here too:' }] : [],
          help: 'Ask it on paths that do not meet, or give the second question another id.',
        });
      }
    }
  }),
});

function isSame(id: string) {
  return ({ question }: { question: { id: string } }) => question.id === id;
}
