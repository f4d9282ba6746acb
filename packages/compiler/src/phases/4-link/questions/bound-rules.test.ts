import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import { readPlain } from '../../2-parse/plain/read-plain.ts';
import { toData } from '../../3-validate/shape/to-data.ts';
import { childText, mapOf, spanIn } from '../foundation/entries.ts';
import { boundRules } from './bound-rules.ts';

function rulesOf(...lines: string[]) {
  const text = `${lines.join('\n')}\n`;
  const root = readPlain({ file: 'questions.yaml', text }) ?? expect.fail('Nothing is read.');
  const report = createReport();
  return { rules: boundRules(mapOf(root).entries, report), text, found: report.diagnostics };
}

it('makes a rule of a bound by another answer or on a date, and of no other', () => {
  const { rules, found } = rulesOf(
    'tips: { answer: dollars, digits: 6, most: { is: wages, say: No more than your wages. } }',
    'born: { answer: date, most: { is: "@lastDay", say: Not after the last day. } }',
    'wages: { answer: dollars, least: 0, most: 100, boundBy: law }',
  );
  expect(found).toEqual([]);
  expect(rules.map(({ key, value }) => [key, toData(value)])).toEqual([
    ['tipsMost', { when: 'tips > wages', at: 'tips', say: 'No more than your wages.' }],
    ['bornMost', { when: 'born > @lastDay', at: 'born', say: 'Not after the last day.' }],
  ]);
});

it('shows a mistake in the bound where it is written', () => {
  const { rules, text } = rulesOf(
    'tips: { answer: dollars, required: always, least: { is: wagse, say: More. } }',
  );
  const [rule = expect.fail('There is no rule.')] = rules;
  const when = childText(rule.value, 'when') ?? expect.fail('The rule has no condition.');
  const { start, end } = spanIn(when, 7, 12);
  expect([when.value, text.slice(start, end)]).toEqual(['tips < wagse', 'wagse']);
});

it('refuses a least at a question that may stay without an answer', () => {
  const { found } = rulesOf(
    'tips: { answer: dollars, required: never, least: { is: wages, say: More. } }',
  );
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    [
      'wrong-bound',
      '"tips" may be left without an answer, so it cannot have a minimum set by another answer.',
    ],
  ]);
});
