import { fileURLToPath } from 'node:url';
import { prepareForm, readAnswer } from '@formpress/engine';
import { valuesFrom } from '@formpress/fill';
import { wordsOf } from '@formpress/patterns';
import { beforeAll, expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import { lowerDefinitions } from '../../../workspace/compile.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { fillerOf } from '../filling/filler-of.ts';
import { fitsOf } from './fits-of.ts';

const folder = fileURLToPath(
  new URL('../../../../../../test/kitchen-sink/definitions', import.meta.url),
);

let forms: LoweredForm[] = [];
beforeAll(async () => {
  forms = (await lowerDefinitions(folder, createReport())).lowered.forms;
}, 60_000);

it('accepts nothing that filling would refuse as too wide', () => {
  let tried = 0;
  const refused: string[] = [];
  for (const form of forms) {
    for (const { binding, print, tooWide, endless } of fitsOf(form)) {
      expect([tooWide, endless]).toEqual([undefined, undefined]);
      const [part, ...others] = print.print;
      if (others.length > 0 || !part || !('question' in part) || part.style) continue;
      for (const text of answersTo(part.question, form)) {
        tried += 1;
        const texts = { [binding.field]: text };
        const filled = fillerOf(form).fill(valuesFrom({ texts }), 'SIGN');
        if ('refusals' in filled)
          refused.push(...filled.refusals.map(({ code }) => `${text} ${code}`));
      }
    }
  }
  expect(refused.filter((each) => each.endsWith('TOO_WIDE'))).toEqual([]);
  expect(tried).toBeGreaterThan(500);
});

/** Many answers that a question accepts, as they are printed. */
function answersTo(id: string, { bundle }: LoweredForm): string[] {
  const question = bundle.questions[id];
  if (question?.accepts === undefined) return [];
  return wordsOf(question.accepts, 40).flatMap((sent) => {
    const answer = readAnswer(question, sent, prepareForm(bundle));
    return 'refused' in answer ? [] : [answer.text];
  });
}
