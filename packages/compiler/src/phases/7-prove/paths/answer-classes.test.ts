import { expect, it } from 'vitest';
import { bundle } from '../../../../../engine/test/bundle.ts';
import { answerClasses } from './answer-classes.ts';

const wholeDollars = '^[0-9]{1,3}(?:,?[0-9]{3}){0,2}$';
const dollars = '^[0-9]{1,9}(?:\\.[0-9]{2})?$';

function classes(written: Parameters<typeof bundle>[0]): Record<string, string[]> {
  const found = answerClasses(bundle(written));
  return Object.fromEntries(
    [...found].map(([name, answers]) => [name, answers.map(({ answer }) => answer)]),
  );
}

it('gives each question of a kind a different ordinary answer, and a blank', () => {
  const questions = {
    wages: { kind: 'number', scale: 2, accepts: dollars },
    tips: { kind: 'number', scale: 2, accepts: dollars },
    children: { kind: 'number', scale: 0, accepts: '^[0-9]{1,2}$' },
    share: { kind: 'number', accepts: '^[0-9]{1,2}(?:\\.[0-9])?$' },
  } as const;
  expect(classes({ questions })).toEqual({
    wages: ['1201.25', '0'],
    tips: ['1338.50', '0'],
    children: ['3', '0'],
    share: ['12.5', '0'],
  });
});

it('makes up texts and dates that fit their patterns', () => {
  const questions = {
    town: { kind: 'text', accepts: '^[A-Za-z ]{1,20}$' },
    street: { kind: 'text', accepts: '^[A-Za-z ]{1,20}$' },
    zip: { kind: 'text', accepts: '^[0-9]{5}(?:-[0-9]{4})?$' },
    phone: { kind: 'text', accepts: '^[0-9]{3}-[0-9]{3}-[0-9]{4}$' },
    email: { kind: 'text', accepts: '^[a-z0-9]{1,9}@[a-z]{1,9}\\.com$' },
    year: { kind: 'text', accepts: '^(?:19|20)[0-9]{2}$' },
    month: { kind: 'text', accepts: '^(?:0[1-9]|1[0-2])/20[0-9]{2}$' },
    permit: { kind: 'text', accepts: '^XQ-[0-9]{7}$' },
    born: { kind: 'date', accepts: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    since: { kind: 'date', accepts: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$' },
  } as const;
  expect(classes({ questions })).toMatchObject({
    town: ['Maple'],
    street: ['Cedar'],
    zip: ['36104'],
    phone: ['123-555-0110'],
    email: ['maple0@example.com'],
    year: ['2010'],
    month: ['01/2010'],
    permit: [expect.stringMatching(/^XQ-[0-9]{7}$/)],
    born: ['1971-01-11'],
    since: ['01/11/1971'],
  });
});

it('has answers on both sides of every amount that an answer is compared with, and far beyond', () => {
  const questions = {
    income: { kind: 'number', scale: 0, accepts: wholeDollars },
    tips: { kind: 'number', scale: 0, accepts: wholeDollars },
    joint: { kind: 'yesNo' },
    counted: {
      kind: 'number',
      calculate: 'income < (joint ? 300000 : 150000) ? min(tips, 25000) : 0',
    },
    born: { kind: 'date', accepts: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
  } as const;
  expect(classes({ questions })).toMatchObject({
    income: ['1201', '0', '300000', '299999', '150000', '149999', '301237'],
    tips: ['1338', '0', '25000', '25001', '26237'],
    joint: ['true', 'false'],
    born: ['1971-01-11'],
  });
});

it('sees through a calculation that only chooses among amounts', () => {
  const questions = {
    income: { kind: 'number', scale: 0, accepts: wholeDollars },
    joint: { kind: 'yesNo' },
    limit: { kind: 'number', calculate: 'joint ? 2000 : 1000 + 500' },
    counted: { kind: 'number', calculate: 'limit >= income ? 1 : 0' },
  } as const;
  expect(classes({ questions }).income).toEqual([
    '1201',
    '0',
    '2000',
    '2001',
    '1500',
    '1501',
    '3237',
  ]);
});

it('takes one option of each class: options that nothing distinguishes', () => {
  const state = { kind: 'choice', options: ['Alabama', 'Ohio', 'Texas', 'Utah'] } as const;
  const questions = {
    state,
    home: state,
    born: state,
    pays: { kind: 'choices', options: ['A', 'B'] },
  } as const;
  expect(
    classes({
      questions,
      ticks: { texan: "state == 'Texas'" },
      sets: {
        QS1: {
          questions: ['state', 'home', 'born', 'pays'],
          next: {
            by: 'home',
            goTo: {
              Alabama: { finish: 'sign' },
              Ohio: { finish: 'sign' },
              Texas: { ineligible: true },
              Utah: { finish: 'sign' },
            },
          },
        },
      },
    }),
  ).toEqual({
    state: ['Alabama', 'Texas'],
    home: ['Alabama', 'Texas'],
    born: ['Alabama'],
    pays: ['A', 'B', 'A,B'],
  });
});

it('keeps every option of a choice that is used in a calculation', () => {
  const questions = {
    periods: { kind: 'choice', numeric: true, options: ['52', '26', '12'] },
    wages: { kind: 'number', scale: 0, accepts: wholeDollars },
    each: { kind: 'number', calculate: 'wages / periods', round: 'HALF_UP' },
  } as const;
  expect(classes({ questions }).periods).toEqual(['52', '26', '12']);
});

it('gives federal values that the form reads, and those that are always needed', () => {
  const questions = { filingStatus: { kind: 'choice', options: ['SINGLE', 'MARRIED'] } } as const;
  const sets = { QS1: { questions: [], next: { finish: 'sign' } } } as const;
  const federal = {
    sets: { QS1: { questions: [], next: { finish: 'sign' } } },
    given: [['filingStatus', 'federal.filingStatus']] as [string, string][],
  };
  expect(classes({ questions, sets: { ...sets }, federal } as never)).toEqual({
    filingStatus: ['SINGLE'],
    'federal.isExempt': ['true', 'false'],
    'federal.filingStatus': ['SINGLE', 'MARRIED'],
  });
});
