import { expect, it } from 'vitest';
import { bundle } from '../../test/bundle.ts';
import { readFederalValues } from './federal-values.ts';

const { withFederal } = bundle({
  federal: { sets: { QS1: { questions: [], next: { finish: 'sign' } } }, given: [] },
});

function read(sent: Record<string, string>) {
  const { values, refusals } = readFederalValues(withFederal, sent);
  return {
    values: Object.fromEntries([...values].map(([key, { text }]) => [key, text])),
    refused: refusals.map(({ field, code, message }) => [field, code, message.en]),
  };
}

it('takes the option or the code of a filing status, booleans and amounts', () => {
  const sent = { isExempt: 'false', filingStatus: 'S', twoJobs: 'true', deductions: '1,000.50' };
  expect(read(sent)).toEqual({
    values: {
      'federal.isExempt': 'false',
      'federal.filingStatus': 'SINGLE',
      'federal.twoJobs': 'true',
      'federal.deductions': '1000.5',
    },
    refused: [],
  });
});

it.each([
  [{}, 'isExempt', 'This is required.'],
  [
    { isExempt: 'false' },
    'filingStatus',
    'The federal filing status is required unless the employee is exempt.',
  ],
  [
    { isExempt: 'false', filingStatus: 'toString' },
    'filingStatus',
    'This is not a federal filing status.',
  ],
  [
    { isExempt: 'true', isNonResidentAlien: 'true' },
    'isNonResidentAlien',
    'A nonresident alien cannot be exempt from federal withholding.',
  ],
  [{ isExempt: 'true', twoJobs: 'yes' }, 'twoJobs', 'Send true or false.'],
  [{ isExempt: 'true', otherIncome: '-1' }, 'otherIncome', 'This amount cannot be below zero.'],
  [
    { isExempt: 'true', dependentsAmt: '1e3' },
    'dependentsAmt',
    'Send an amount with at most two decimals, such as 1250.00.',
  ],
  [
    { isExempt: 'true', otherIncome: '10000000000' },
    'otherIncome',
    'Send an amount below 10,000,000,000.',
  ],
  [
    { isExempt: 'true', additionalWithholding: '-10000000000.00' },
    'additionalWithholding',
    'Send an amount below 10,000,000,000.',
  ],
  [
    { isExempt: 'false', filingStatus: 'M', additionalWithholding: '-5' },
    'additionalWithholding',
    'This amount cannot be below zero.',
  ],
])('refuses %o', (sent, key, message) => {
  const refusal = [`federalValues.${key}`, 'INVALID_FEDERAL_VALUE', message];
  expect(read(sent as Record<string, string>).refused).toEqual([refusal]);
});

it('ignores the filing status when the employee is exempt and has none', () => {
  expect(read({ isExempt: 'true', filingStatus: 'NOT_APPLICABLE' })).toEqual({
    values: { 'federal.isExempt': 'true' },
    refused: [],
  });
});

it('reports everything at once, in the order of the interface, unknown keys last', () => {
  const sent = { twoJob: 'true', deductions: 'x', isExempt: 'perhaps' };
  expect(read(sent).refused).toEqual([
    ['federalValues.isExempt', 'INVALID_FEDERAL_VALUE', 'Send true or false.'],
    [
      'federalValues.deductions',
      'INVALID_FEDERAL_VALUE',
      'Send an amount with at most two decimals, such as 1250.00.',
    ],
    [
      'federalValues.twoJob',
      'UNKNOWN_KEY',
      'There is no such federal value. Did you mean "twoJobs"?',
    ],
  ]);
});

it('refuses federal values on a form that does not follow them', () => {
  expect(readFederalValues(undefined, { isExempt: 'true' }).refusals).toMatchObject([
    { field: 'federalValues', code: 'INVALID_FEDERAL_VALUE' },
  ]);
});
