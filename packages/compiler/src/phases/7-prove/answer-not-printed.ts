import { defineProof } from './foundation/define-proof.ts';
import { tracesOf } from './ink/traces-of.ts';

/** Every answer must show on the form, directly or through what depends on it, or lead elsewhere. */
export const answerNotPrinted = defineProof({
  code: 'answer-not-printed',
  severity: 'error',
  prove({ source, bundle }, report) {
    for (const [id, { leavesInk, alike }] of tracesOf(bundle)) {
      const question = source.questions.get(id);
      const [same = []] = alike;
      if (!question || question.printsNothing || (leavesInk && same.length === 0)) continue;
      const options = question.options.filter(({ value }) => same.includes(value));
      const why = 'prints: { nothing: … }';
      report({
        at: question.at,
        message: leavesInk
          ? `Nothing on the form shows whether "${id}" was answered ${list(same)}.`
          : `The answer to "${id}" does not show on the form and leads nowhere else.`,
        related: leavesInk
          ? options.map(({ at, value }) => ({ at, message: `"${value}" is offered here:` }))
          : [],
        help: `Bind a field to it in pdf.yaml, or explain with ${why} why the form does not show it.`,
      });
    }
  },
});

function list(answers: readonly string[]): string {
  return `${answers.slice(0, -1).join(', ')} or ${answers.at(-1)}`;
}
