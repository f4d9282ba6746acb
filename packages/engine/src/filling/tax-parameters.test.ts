import { inEachLanguage } from '@formpress/model';
import { expect, it } from 'vitest';
import { bundle } from '../../test/bundle.ts';
import { walk } from '../answers/walk.ts';
import { prepareForm } from '../foundation/prepare-form.ts';
import { taxParameters } from './tax-parameters.ts';

const form = bundle({
  questions: {
    status: { kind: 'choice', options: ['SINGLE', 'MARRIED'], required: 'NEVER' },
    isExempt: { kind: 'yesNo', required: 'NEVER' },
    extra: { kind: 'number', scale: 2, required: 'NEVER' },
    children: { kind: 'number', scale: 0, required: 'NEVER' },
    percent: { kind: 'choice', numeric: true, options: ['0.5', '1.0'], required: 'NEVER' },
    share: { kind: 'number', required: 'NEVER' },
  },
});
const read = (name: string, as: 'number' | 'text' | 'yesNo') => ({ read: name, as }) as const;
const about = inEachLanguage(() => '');
const declared = {
  ...form,
  taxParameters: [
    {
      id: 'FED.status',
      type: 'string',
      about,
      is: read('status', 'text'),
      map: { SINGLE: 'S', MARRIED: 'M' },
      else: 'NOT_APPLICABLE',
    },
    { id: 'FED.isExempt', type: 'boolean', about, is: read('isExempt', 'yesNo') },
    { id: 'FED.notExempt', type: 'boolean', about, is: { not: read('isExempt', 'yesNo') } },
    { id: 'FED.always', type: 'boolean', about, is: { yes: true } },
    { id: 'FED.extra', type: 'dollarAmount', about, is: read('extra', 'number'), scale: 2 },
    { id: 'FED.children', type: 'integer', about, is: read('children', 'number'), scale: 0 },
    { id: 'AZ.percent', type: 'percent', about, is: read('percent', 'number') },
    { id: 'NY.share', type: 'percent', about, is: read('share', 'number') },
    {
      id: 'AZ.code',
      type: 'string',
      about,
      is: read('percent', 'number'),
      map: { '0.5': 'HALF', '1.0': 'ONE' },
      else: 'NONE',
    },
  ],
} satisfies typeof form;

function valuesFor(answers: Record<string, string>) {
  const parameters = taxParameters(prepareForm(declared), walk(declared, answers).values);
  return Object.fromEntries(parameters.map(({ id, value }) => [id, value]));
}

it('recodes choices and prints numbers with the decimals of their question', () => {
  const answers = {
    status: 'MARRIED',
    isExempt: 'false',
    extra: '1,250',
    children: '2',
    percent: '1.0',
    share: '.5',
  };
  expect(valuesFor(answers)).toEqual({
    'FED.status': 'M',
    'FED.isExempt': 'false',
    'FED.notExempt': 'true',
    'FED.always': 'true',
    'FED.extra': '1250.00',
    'FED.children': '2',
    'AZ.percent': '1.0',
    'NY.share': '0.5',
    'AZ.code': 'ONE',
  });
});

it('returns else, no or zero for what reads only blanks', () => {
  expect(valuesFor({})).toEqual({
    'FED.status': 'NOT_APPLICABLE',
    'FED.isExempt': 'false',
    'FED.notExempt': 'false',
    'FED.always': 'true',
    'FED.extra': '0.00',
    'FED.children': '0',
    'AZ.percent': '0',
    'NY.share': '0',
    'AZ.code': 'NONE',
  });
});
