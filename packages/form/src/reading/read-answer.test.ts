import { expect, it } from 'vitest';
import type { Question } from '../wire/question-set.ts';
import { asksForDate, readAnswer } from './read-answer.ts';

const base: Question = {
  id: 'q',
  questionText: '',
  htmlType: 'INPUT',
  displayType: 'TEXT',
  required: { whenRequired: 'ALWAYS' },
  isCalculated: false,
};
const day = {
  ...base,
  validationRegex:
    '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}/[0-9]{2}/[0-9]{4}|[0-9]{1,2}(?:er)? [a-zé]+ [0-9]{4})$',
};

it('knows a question that asks for a day from one for a number or a word', () => {
  expect(
    [
      day,
      { ...base, validationRegex: '^[A-Za-z0-9-]{1,12}$' },
      { ...base, validationRegex: '^[0-9]{3}-[0-9]{2}$' },
    ].map(asksForDate),
  ).toEqual([true, false, false]);
});

it.each([
  ['2026-02-28', 'en', { text: '2026-02-28', value: { date: '2026-02-28' } }],
  ['02/28/2026', 'fr', { text: '02/28/2026', value: { date: '2026-02-28' } }],
  ['28/02/2026', 'fr', { text: '2026-02-28', value: { date: '2026-02-28' } }],
  ['1er mars 2026', 'fr', { text: '2026-03-01', value: { date: '2026-03-01' } }],
  ['2026-02-30', 'en', 'NO_SUCH_DAY'],
  ['soon', 'en', 'INVALID_ANSWER'],
] as const)('reads the day %s in %s', (written, language, read) => {
  expect(readAnswer(day, written, language)).toEqual(read);
});

it('takes each choice once', () => {
  const choices = { ...base, multiSelectQuestionOptions: [{ id: 'A', label: '' }] };
  expect(readAnswer(choices, 'A,B', 'en')).toEqual({ text: 'A,B', value: ['A', 'B'] });
  expect(readAnswer(choices, 'A,A', 'en')).toBe('INVALID_ANSWER');
});

it('composes letters, and refuses texts of more than a thousand', () => {
  expect(readAnswer({ ...base, validationRegex: '^é+$' }, 'e\u0301', 'en')).toEqual({
    text: 'é',
    value: { text: 'é' },
  });
  expect(readAnswer({ ...base, validationRegex: '^é+$' }, 'é'.repeat(1001), 'en')).toBe(
    'INVALID_ANSWER',
  );
});

it('takes an option of a flow that is only a label', () => {
  const option = {
    ...base,
    displayType: 'RADIO' as const,
    validationRegex: '^(?:A|B)$',
    questionOptions: [{ label: 'None of these' }],
  };
  expect(readAnswer(option, 'None of these', 'en')).toEqual({
    text: 'None of these',
    value: { text: 'None of these' },
  });
});
