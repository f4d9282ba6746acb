import { wordsOf } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A question must ask one thing: an answer to two is ambiguous. */
export const doubleBarreledQuestion = defineCheck({
  code: 'double-barreled-question',
  severity: 'warning',
  check(subject, report) {
    for (const { at, en } of subject.texts) {
      const words = wordsOf(en);
      const marks = words.match(/\?/g)?.length ?? 0;
      const isEither = marks > 0 && /\band\/or\b/i.test(words);
      if (marks < 2 && !isEither) continue;
      const what = isEither ? 'asks with and/or' : 'asks more than one thing';
      report({
        at,
        message: `This text ${what}, so an answer may mean either.`,
        help: 'Ask one thing in each question, or move explanations to a note.',
      });
    }
  },
});
