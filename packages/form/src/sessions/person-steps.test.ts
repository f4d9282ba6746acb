import { expect, it } from 'vitest';
import type { FormSource } from '../source/form-source.ts';
import type { FormInformation } from '../wire/fill.ts';
import { federalValuesIn } from './federal-fields.ts';
import { adjustedField, personSteps } from './person-steps.ts';
import type { SessionOptions } from './session-types.ts';

const information: FormInformation = {
  id: 'CO901',
  name: 'A form',
  title: 'A form',
  locality: 'CO',
  initialQuestionSetId: 'QS1',
  formVersion: '2026.1.0',
  formFields: {
    employee: { firstName: '^.+$', socialInsuranceNumberExpiryDate: '^.+$' },
    employer: { name: '^.+$', telephoneNumber: '^.+$' },
    fields: {},
    federalValues: {
      filingStatus: '^(?:SINGLE|S)$',
      isExempt: '^(?:true|false)$',
      deductions: '^[0-9]+$',
    },
  },
  requiredFields: ['employee.firstName', 'employer.name'],
};

const asked = (given: Partial<SessionOptions>) =>
  personSteps({ source: {} as FormSource, formId: 'CO901', ...given }, information).map(
    ({ who, fields }) => [who, fields.map(({ name }) => name)],
  );

it('asks about people what is missing, and about known ones only what is required', () => {
  const employee = { firstName: 'ANA' };
  expect([
    asked({}),
    asked({ employee, employer: { telephoneNumber: '1' } }),
    asked({ employee, employer: { name: 'Example' } }),
  ]).toEqual([
    [
      ['employee', ['firstName', 'socialInsuranceNumberExpiryDate']],
      ['employer', ['name', 'telephoneNumber']],
    ],
    [['employer', ['name']]],
    [],
  ]);
});

it('asks for the expiry date of a temporary number', () => {
  const employee = { firstName: 'ANA', socialInsuranceNumber: '900 000 001' };
  expect(asked({ employee, employer: { name: 'Example' } })).toEqual([
    ['employee', ['socialInsuranceNumberExpiryDate']],
  ]);
});

it('asks for federal values that others need, once some are given', () => {
  const known = { employee: { firstName: 'ANA' }, employer: { name: 'Example' } };
  expect([
    asked({ ...known, federalValues: {} }),
    asked({ ...known, federalValues: { isExempt: false, deductions: -1 } }),
    asked({ ...known, federalValues: { isExempt: 'true', filingStatus: 'NOT_APPLICABLE' } }),
    asked({ ...known, federalValues: { isExempt: false, filingStatus: 'S', deductions: 20 } }),
  ]).toEqual([
    [['federalValues', ['filingStatus', 'isExempt']]],
    [['federalValues', ['filingStatus', 'deductions']]],
    [],
    [],
  ]);
});

it('does without a filing status once an exemption is claimed', () => {
  const field = {
    path: 'federalValues.filingStatus',
    name: 'filingStatus',
    pattern: '^S$',
    isOptional: false,
  };
  expect(
    ['true', 'false'].map((isExempt) => adjustedField(field, {}, { isExempt }).isOptional),
  ).toEqual([true, false]);
});

it('finds federal values in the tax parameters of the W-4, and in no others', () => {
  const parameter = (id: string, value: string) => ({ id, value, valueType: 'string' });
  expect([
    federalValuesIn([
      parameter('FED.filingStatus', 'S'),
      parameter('FED.isExempt', 'false'),
      parameter('FED.rate', '12'),
      parameter('CO.allowances', '1'),
      parameter('FED.otherIncome', ''),
    ]),
    federalValuesIn([parameter('FED.rate', '12')]),
  ]).toEqual([{ filingStatus: 'S', isExempt: 'false' }, undefined]);
});
