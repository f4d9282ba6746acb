import { expect, it } from 'vitest';
import type { Question, QuestionSet } from '../wire/question-set.ts';
import { createInterview } from './interview.ts';
import { walk } from './walk.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  questionText: id,
  htmlType: 'INPUT',
  displayType: 'TEXT',
  required: { whenRequired: 'ALWAYS' },
  isCalculated: false,
  validationRegex: '^[a-z0-9 ,.]+$',
  validationErrorMessage: 'Small letters only.',
  ...more,
});

const amount = (id: string, more: Partial<Question> = {}) =>
  question(id, { displayType: 'DOLLAR', ...more });

const yesNo = {
  displayType: 'RADIO',
  validationRegex: '^(?:true|false)$',
  questionOptions: [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ],
} as const;

const sets: Record<string, QuestionSet> = {
  QS1: {
    id: 'QS1',
    breadcrumbTitle: 'First',
    questions: [
      question('works', { ...yesNo, questionOptions: [...yesNo.questionOptions] }),
      amount('pay', { required: { whenRequired: 'DEPENDENT', formula: 'works' } }),
    ],
    navigation: {
      navigationType: 'VARIABLE',
      questionId: 'works',
      navigationMappings: {
        true: { hasMoreQuestions: true, nextQuestionSetId: 'QS2' },
        false: { hasMoreQuestions: false, nextQuestionSetId: 'INELIGIBLE' },
      },
    },
  },
  QS2: {
    id: 'QS2',
    breadcrumbTitle: 'Second',
    questions: [
      amount('bonus', { required: { whenRequired: 'NEVER' } }),
      amount('total', {
        isCalculated: true,
        calculation: { formula: '(pay + bonus) / 3', scale: 2, roundingMode: 'HALF_UP' },
      }),
      question('box', { displayType: 'CHECKBOX', validationRegex: '^(?:true|false)$' }),
    ],
    rules: [{ id: 'bonus', questionId: 'bonus', formula: 'bonus > pay', message: 'Too much.' }],
    navigation: {
      navigationType: 'CONSTANT',
      navigationMapping: { hasMoreQuestions: false, perjuryStatement: 'I earn {{ pay }}.' },
    },
  },
};

const load = async (id: string) => sets[id] as QuestionSet;

it('stays at a set until its answers are accepted', async () => {
  const interview = await createInterview({ start: 'QS1', load });
  expect([await interview.next(), interview.problems]).toEqual([
    'refused',
    [{ questionId: 'works', code: 'MISSING_ANSWER' }],
  ]);
  interview.answer('works', 'true');
  interview.answer('pay', 'MUCH');
  expect([await interview.next(), interview.problems]).toEqual([
    'refused',
    [{ questionId: 'pay', code: 'INVALID_ANSWER', message: 'Small letters only.' }],
  ]);
});

it('asks a dependent question only while its formula holds', async () => {
  const interview = await createInterview({ start: 'QS1', load });
  interview.answer('works', 'false');
  interview.answer('pay', '5');
  expect([...interview.reading.unneeded]).toEqual(['pay']);
  expect(interview.reading.fields).toEqual({ works: 'false' });
  expect(await interview.next()).toBe('end');
  expect(interview.reading.next).toBe('INELIGIBLE');
});

it('calculates exactly, checks rules, and fills the statement', async () => {
  const answers = { works: 'true', pay: '1,000' };
  const interview = await createInterview({ start: 'QS1', load, answers });
  expect(await interview.next()).toBe('set');
  expect(interview.reading.calculated).toEqual({ total: '333.33' });
  interview.answer('bonus', '2000');
  expect(interview.problems).toEqual([
    { questionId: 'bonus', code: 'BROKEN_RULE', message: 'Too much.', rule: 'bonus' },
  ]);
  interview.answer('bonus', '0.05');
  expect(interview.reading).toMatchObject({
    calculated: { total: '333.35' },
    fields: { works: 'true', pay: '1,000', bonus: '0.05', box: 'false' },
    next: { statement: 'I earn 1,000.' },
  });
});

it('goes back without losing answers, and sends only those on the path', async () => {
  const answers = { works: 'true', pay: '9' };
  const interview = await createInterview({ start: 'QS1', load, answers });
  await interview.next();
  interview.answer('bonus', '1');
  expect([interview.back(), interview.back()]).toEqual([true, false]);
  interview.answer('works', 'false');
  expect(interview.reading.fields).toEqual({ works: 'false' });
  interview.answer('works', 'true');
  await interview.next();
  expect(interview.reading.fields).toEqual({ works: 'true', pay: '9', bonus: '1', box: 'false' });
});

it('makes answers plain when the language changes', async () => {
  const interview = await createInterview({ start: 'QS1', load, language: 'fr' });
  interview.answer('works', 'true');
  interview.answer('pay', '1 250,50');
  await interview.speak('en');
  expect(interview.answers).toEqual({ works: 'true', pay: '1250.50' });
});

it('walks with answers that come later, and asks again after a refusal', async () => {
  const refused: string[] = [];
  const pays = ['MUCH', '30'];
  const walked = await walk({
    start: 'QS1',
    ask: load,
    answer: async ({ id }) =>
      (id === 'pay' ? pays.shift() : { works: 'true', box: 'true' }[id]) ?? '',
    refused: (problems) => {
      refused.push(...problems.map(({ questionId }) => questionId));
    },
  });
  expect(refused).toEqual(['pay']);
  expect(walked).toEqual({
    sets: ['QS1', 'QS2'],
    answers: { works: 'true', pay: '30', box: 'true' },
    calculated: { total: '10.00' },
    forms: [],
    end: { statement: 'I earn 30.' },
  });
});

it('throws when nobody hears of a refusal', async () => {
  const walking = walk({ start: 'QS1', ask: load, answer: () => '' });
  await expect(walking).rejects.toThrow(
    'The answers to QS1 are refused. works: an answer is needed',
  );
});
