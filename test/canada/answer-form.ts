import { type Answers, type Completed, complete, type Person } from '@formpress/engine';
import type { Bundle, Question } from '@formpress/model';

/** Nobody has this number. */
export const employee: Person = {
  firstName: 'Zoé',
  lastName: 'Tremblay',
  socialInsuranceNumber: '046 454 286',
  address: {
    streetAddress1: '12 rue Principale',
    city: 'Ottawa',
    provinceTerritory: 'ON',
    postalCode: 'K1A0B1',
  },
};
const clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };

/** Completes a form with some known answers. All other answers are no, none or 0. */
export function answerForm(bundle: Bundle, known: Answers): { fields: Answers } & Completed {
  let fields: Answers = known;
  for (;;) {
    const result = complete(bundle, { employee, fields, signForm: 'SIGN' }, clock);
    if ('completed' in result) return { fields, ...result.completed };
    const missing = result.refusals.filter(({ code }) => code === 'MISSING_ANSWER');
    if (missing.length === 0) throw new Error(JSON.stringify(result.refusals));
    const added = missing.map(({ field }) => {
      const id = field.replace('fields.', '');
      return [id, plainAnswer(bundle.questions[id])];
    });
    fields = { ...fields, ...Object.fromEntries(added) };
  }
}

function plainAnswer(question: Question | undefined): string {
  if (question?.kind === 'yesNo') return 'false';
  if (question?.kind === 'date') return '1985-06-01';
  return question?.options?.at(-1) ?? '0';
}
