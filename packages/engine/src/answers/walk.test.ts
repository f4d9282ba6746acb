import { expect, it } from 'vitest';
import { bundle, say } from '../../test/bundle.ts';
import { interviewOf } from './interview-of.ts';
import { walk } from './walk.ts';

const dollars = { kind: 'number', scale: 2, accepts: '^-?[0-9,]+(?:\\.[0-9]{1,2})?$' } as const;
const yesNo = { kind: 'yesNo', accepts: '^(?:true|false)$' } as const;

/** The values of a walk as text. */
function texts(values: ReturnType<typeof walk>['values']): Record<string, string> {
  return Object.fromEntries([...values].map(([id, { text }]) => [id, text]));
}

const branching = bundle({
  questions: {
    isExempt: yesNo,
    status: { kind: 'choice', options: ['SINGLE', 'MARRIED'], accepts: '^(?:SINGLE|MARRIED)$' },
    income: { ...dollars, required: 'NEVER' },
    tax: { kind: 'number', scale: 0, calculate: 'income * 0.15', round: 'HALF_UP' },
  },
  sets: {
    QS1: {
      questions: ['isExempt'],
      next: { by: 'isExempt', goTo: { true: { finish: 'exempt' }, false: { to: 'QS2' } } },
    },
    QS2: { questions: ['status'], next: { to: 'QS3' } },
    QS3: {
      questions: ['income', 'tax'],
      next: { by: 'status', goTo: { SINGLE: { finish: 'sign' }, MARRIED: { ineligible: true } } },
    },
  },
});

it('follows the answers from set to set, and decides by a question of an earlier set', () => {
  const { values, ...walked } = walk(branching, {
    isExempt: 'false',
    status: 'SINGLE',
    income: '1,250.5',
  });
  expect(walked).toEqual({
    visited: ['QS1', 'QS2', 'QS3'],
    end: { finish: 'sign' },
    asked: ['isExempt', 'status', 'income'],
    refusals: [],
  });
  expect(texts(values)).toEqual({
    isExempt: 'false',
    status: 'SINGLE',
    income: '1250.50',
    tax: '188',
  });
});

it('ignores answers off the path and answers to calculated questions', () => {
  const { visited, values } = walk(branching, { isExempt: 'true', status: 'nonsense', tax: '7' });
  expect(visited).toEqual(['QS1']);
  expect(texts(values)).toEqual({ isExempt: 'true' });
});

it('ends where the person cannot use the form, and where the deciding answer is missing', () => {
  const married = { isExempt: 'false', status: 'MARRIED' };
  expect(walk(branching, married).end).toEqual({ ineligible: 'QS3' });
  expect(walk(branching, {})).toMatchObject({
    end: { unanswered: 'isExempt' },
    refusals: [{ field: 'fields.isExempt', code: 'MISSING_ANSWER' }],
  });
});

it('leaves blank what is calculated from blanks only; next to other values a blank is 0', () => {
  const form = bundle({
    questions: {
      a: { ...dollars, required: 'NEVER' },
      b: { ...dollars, required: 'NEVER' },
      sum: { kind: 'number', scale: 2, calculate: 'a + b' },
      basic: { kind: 'number', scale: 2, calculate: '100' },
    },
  });
  expect(texts(walk(form, {}).values)).toEqual({ basic: '100.00' });
  expect(texts(walk(form, { b: '0' }).values)).toEqual({ b: '0.00', sum: '0.00', basic: '100.00' });
});

it('reads the rounded value of another calculation', () => {
  const form = bundle({
    questions: {
      a: dollars,
      third: { kind: 'number', scale: 2, calculate: 'a / 3', round: 'HALF_UP' },
      back: { kind: 'number', scale: 2, calculate: 'third * 3' },
    },
  });
  expect(texts(walk(form, { a: '100' }).values)).toEqual({
    a: '100.00',
    third: '33.33',
    back: '99.99',
  });
});

const dependent = bundle({
  questions: {
    reason: { kind: 'choice', options: ['A', 'OTHER'], accepts: '^(?:A|OTHER)$' },
    explanation: { kind: 'text', accepts: '^[a-z ]+$', when: "reason == 'OTHER'" },
  },
});

it('requires a dependent answer when its condition holds', () => {
  expect(walk(dependent, { reason: 'OTHER' }).refusals).toMatchObject([
    { field: 'fields.explanation', code: 'MISSING_ANSWER' },
  ]);
  expect(walk(dependent, { reason: 'A' }).refusals).toEqual([]);
});

it('treats a dependent answer as blank when its condition fails, and still checks it', () => {
  const { values, refusals } = walk(dependent, { reason: 'A', explanation: 'left over' });
  expect(texts(values)).toEqual({ reason: 'A' });
  expect(refusals).toEqual([]);
  expect(walk(dependent, { reason: 'A', explanation: '1' }).refusals).toEqual([
    { field: 'fields.explanation', code: 'INVALID_ANSWER', message: say('Not so.') },
  ]);
});

it('does not require what depends on blanks only', () => {
  const form = bundle({
    questions: {
      isSenior: { ...yesNo, required: 'NEVER' },
      why: { kind: 'text', when: 'not isSenior' },
    },
  });
  expect(walk(form, {}).refusals).toEqual([]);
  expect(walk(form, { isSenior: 'false' }).refusals).toMatchObject([{ field: 'fields.why' }]);
});

it('calculates nothing from refused answers, so that nothing is divided by one', () => {
  const form = bundle({
    questions: {
      amount: dollars,
      payPeriods: { kind: 'choice', numeric: true, options: ['52', '12'], accepts: '^(?:52|12)$' },
      each: { kind: 'number', scale: 2, calculate: 'amount / payPeriods', round: 'HALF_UP' },
      twice: { kind: 'number', scale: 2, calculate: 'amount / payPeriods + each', round: 'FLOOR' },
    },
  });
  const { values, refusals } = walk(form, { amount: '10', payPeriods: '7' });
  expect(texts(values)).toEqual({ amount: '10.00' });
  expect(refusals).toMatchObject([{ field: 'fields.payPeriods', code: 'INVALID_ANSWER' }]);
  expect(texts(walk(form, { amount: '10', payPeriods: '12' }).values).each).toBe('0.83');
});

it('treats an empty answer as no answer, and does not trim others', () => {
  const form = bundle({ questions: { name: { kind: 'text', accepts: '^[a-z]+$' } } });
  expect(walk(form, { name: '' }).refusals).toMatchObject([{ code: 'MISSING_ANSWER' }]);
  expect(walk(form, { name: ' a' }).refusals).toMatchObject([{ code: 'INVALID_ANSWER' }]);
  expect(walk(form, { name: 'a\n' }).refusals).toMatchObject([{ code: 'INVALID_ANSWER' }]);
});

it('compares answers in composed letters', () => {
  const form = bundle({ questions: { name: { kind: 'text', accepts: '^Jos\u00e9$' } } });
  expect(texts(walk(form, { name: 'Jose\u0301' }).values)).toEqual({ name: 'Jos\u00e9' });
});

it('accepts dates in both formats and refuses days that do not exist', () => {
  const form = bundle({ questions: { day: { kind: 'date', accepts: '^[0-9/-]{10}$' } } });
  expect(texts(walk(form, { day: '2024-02-29' }).values)).toEqual({ day: '2024-02-29' });
  expect(texts(walk(form, { day: '02/29/2024' }).values)).toEqual({ day: '2024-02-29' });
  expect(walk(form, { day: '02/29/2026' }).refusals).toMatchObject([
    { code: 'INVALID_ANSWER', message: { en: 'This date does not exist.' } },
  ]);
});

it('accepts each choice of a list once, in any order', () => {
  const list = { kind: 'choices', options: ['A', 'B'], accepts: '^[AB](?:,[AB])*$' } as const;
  const form = bundle({
    questions: { list, count: { kind: 'number', calculate: "'A' in list ? 1 : 2" } },
  });
  expect(texts(walk(form, { list: 'B,A' }).values)).toEqual({ list: 'B,A', count: '1' });
  expect(texts(walk(form, { list: 'B' }).values)).toEqual({ list: 'B', count: '2' });
  expect(walk(form, { list: 'A,A' }).refusals).toMatchObject([{ code: 'INVALID_ANSWER' }]);
});

const following = bundle({
  questions: {
    status: { kind: 'choice', options: ['SINGLE', 'MARRIED'], accepts: '^(?:SINGLE|MARRIED)$' },
    jobs: { kind: 'choice', options: ['TWO', 'NONE'], accepts: '^(?:TWO|NONE)$' },
    extra: { ...dollars, required: 'NEVER' },
    adjust: yesNo,
  },
  sets: { QS1: { questions: ['status', 'jobs', 'extra'], next: { finish: 'sign' } } },
  federal: {
    sets: {
      QS7: {
        questions: ['adjust'],
        next: { by: 'adjust', goTo: { true: { to: 'QS8' }, false: { finish: 'sign' } } },
      },
      QS8: { questions: ['extra'], next: { finish: 'sign' } },
    },
    given: [
      ['status', 'federal.filingStatus'],
      ['jobs', "federal.twoJobs ? 'TWO' : 'NONE'"],
      ['extra', 'federal.isExempt ? 0 : federal.additionalWithholding'],
    ],
  },
});

it('begins the second interview with the values given by the federal form', () => {
  const federal = { isExempt: 'false', filingStatus: 'M', additionalWithholding: '25' };
  const { visited, values } = walk(following, { adjust: 'false' }, federal);
  expect(visited).toEqual(['QS7']);
  expect(texts(values)).toMatchObject({ adjust: 'false', status: 'MARRIED', extra: '25.00' });
  expect(values.has('jobs')).toBe(false);
});

it('lets a question on the path replace a given value, even with a blank', () => {
  const federal = { isExempt: 'false', filingStatus: 'M', additionalWithholding: '25' };
  const replaced = walk(following, { adjust: 'true', extra: '10' }, federal);
  expect(replaced.values.get('extra')?.text).toBe('10.00');
  expect(walk(following, { adjust: 'true' }, federal).values.has('extra')).toBe(false);
});

it('keeps the given value where a question may be left out', () => {
  const federal = { isExempt: 'false', filingStatus: 'M', additionalWithholding: '25' };
  const given = following.withFederal;
  if (!given) throw new Error('The form follows the federal one.');
  const form = { ...following, withFederal: { ...given, optional: ['extra'] } };
  const left = walk(form, { adjust: 'true' }, federal);
  expect(texts(left.values)).toMatchObject({ extra: '25.00' });
  expect([left.asked, left.refusals]).toEqual([['adjust', 'extra'], []]);
  const answered = walk(form, { adjust: 'true', extra: '0' }, federal);
  expect(answered.values.get('extra')?.text).toBe('0.00');
});

it('chooses the interview to walk', () => {
  expect(interviewOf(following, true).start).toBe('QS7');
  expect(interviewOf(following, false).start).toBe('QS1');
  expect(interviewOf(branching, true).start).toBe('QS1');
});
