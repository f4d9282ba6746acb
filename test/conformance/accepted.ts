import { request } from '../service/fill-calls.ts';
import { canadian, cheyenne, employee, employer, whitehorse } from '../service/people.ts';
import type { Sending } from './exchange.ts';

const fill = (change: object, headers = {}): Sending => ({
  method: 'POST',
  body: { ...request, ...change },
  headers,
});
const canadianForm = (change: object, fields = {}) => ({
  formId: 'CF901',
  employer: undefined,
  employee: { ...canadian, ...change },
  fields: { dateOfBirth: '1990-01-31', isNonResident: true, province: 'YT', ...fields },
});
const federalValues = {
  filingStatus: 'SINGLE',
  isExempt: false,
  isNonResidentAlien: 'false',
  twoJobs: true,
  additionalWithholding: '12.5',
  dependentsAmt: 2000,
  otherIncome: '100.00',
  deductions: 0,
};
const sinkAnswers = {
  hasSink: true,
  nickname: 'Basin',
  installed: '02/29/2020',
  zip: '82001',
  dependents: 1,
  filingStatus: 'SINGLE',
  sinkPercent: '1.0',
  payPeriods: 52,
  county: 'Teton',
};

/** Requests to the kitchen sink's service that the interface allows, each for a reason. */
export const accepted: Record<string, [path: string, sending?: Sending]> = {
  'no version: latest, with a warning': ['/v1/formQuestionSet/FD901/QS1'],
  'no version: a form completed, with a warning': ['/v1/fillPdf', fill({ formVersion: undefined })],
  'deprecated version: a form completed, with a notice': [
    '/v1/fillPdf',
    fill({ formVersion: '2021.01.0', fields: { filingStatus: 'MARRIED' } }),
  ],
  'future version by name': ['/v1/formQuestionSet/FD901/QS1?formVersion=2099.1.0'],
  'signForm left out is PREVIEW': ['/v1/fillPdf', fill({})],
  'a wrong time zone is ignored unless signing': ['/v1/fillPdf', fill({}, { timezone: 'Mars/X' })],
  'a wrong time zone is ignored by forms': [
    '/v1/forms',
    {
      method: 'POST',
      body: { homeAddress: cheyenne, workAddresses: [cheyenne] },
      headers: { timezone: 'Mars/X' },
    },
  ],
  'names of any Latin alphabet': [
    '/v1/fillPdf',
    fill({ employee: { ...employee, firstName: 'José-María', lastName: 'O’Brien' } }),
  ],
  'a Canadian address on a US form': [
    '/v1/fillPdf',
    fill({ employee: { ...employee, address: whitehorse } }),
  ],
  'EIN of nine digits': [
    '/v1/fillPdf',
    fill({ employer: { ...employer, federalEIN: '123456789' } }),
  ],
  'SIN with dashes': ['/v1/fillPdf', fill(canadianForm({ socialInsuranceNumber: '046-454-286' }))],
  'SIN bare': ['/v1/fillPdf', fill(canadianForm({ socialInsuranceNumber: '046454286' }))],
  'SIN with spaces': ['/v1/fillPdf', fill(canadianForm({}))],
  'SIN with 9 and its expiry date': [
    '/v1/fillPdf',
    fill(
      canadianForm({
        socialInsuranceNumber: '900 000 001',
        socialInsuranceNumberExpiryDate: '2030-01-31',
      }),
    ),
  ],
  'a date as MM/DD/YYYY': ['/v1/fillPdf', fill(canadianForm({}, { dateOfBirth: '01/31/1990' }))],
  'a multi-select answer as text': [
    '/v1/fillPdf',
    fill({ formId: 'WY901', fields: { ...sinkAnswers, benefits: 'HOT,CITY' } }),
  ],
  'a multi-select answer as a list': [
    '/v1/fillPdf',
    fill({ formId: 'WY901', fields: { ...sinkAnswers, benefits: ['CITY'] } }),
  ],
  'federal values, all of them': [
    '/v1/fillPdf',
    fill({ formId: 'WY903', fields: { adjustFederalValues: false }, federalValues }),
  ],
  'federal values of someone who is exempt': [
    '/v1/fillPdf',
    fill({
      formId: 'WY903',
      fields: { adjustFederalValues: false },
      federalValues: { isExempt: 'true' },
    }),
  ],
  'any Accept': ['/v1/getAllFormIds', { headers: { accept: 'image/x-nothing' } }],
  'languages with weights': [
    '/v1/formQuestionSet/FD901/QS1',
    { headers: { 'accept-language': 'de, fr-CA;q=0.8, en;q=0.1' } },
  ],
};
