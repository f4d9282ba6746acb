import { request } from '../service/fill-calls.ts';
import { canadian, cheyenne, employee, employer, reno, whitehorse } from '../service/people.ts';
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
const located = (change: object): Sending => ({
  method: 'POST',
  body: { homeAddress: cheyenne, workAddresses: [reno], ...change },
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
  'lock-in letters that concern other places': [
    '/v1/fillPdf',
    fill({ lockInLetters: ['WY', 'CANADA_FEDERAL'] }),
  ],
  'a lock-in letter and registrations, where forms are listed': [
    '/v1/forms',
    located({
      lockInLetters: ['WY', { locality: 'FEDERAL', additionalWithholding: 5 }],
      nexus: ['NV'],
    }),
  ],
  'a lock-in letter, where flows are listed': [
    '/v1/guided-flows',
    located({ lockInLetters: ['FEDERAL'] }),
  ],
  'a lock-in letter, where a flow is asked': [
    '/v1/flowQuestionSet/FEDERAL/QS1?lockInLetters=FEDERAL,WY',
  ],
  'what parameters are to engines on a day': [
    '/v1/parameterMapping?formId=WY901&effectiveDate=2026-12-31',
  ],
  'certificates of any version, some of them exempt': [
    '/v1/renewals',
    {
      method: 'POST',
      body: {
        asOf: '2026-05-01',
        certificates: [
          { formId: 'FD901', formVersion: '2021.01.0', date: '2025-02-03', isExempt: true },
          { formId: 'FD901', formVersion: 'paper', date: '2019-02-03' },
          { formId: 'WY901', date: '2026-02-03', isExempt: true, exemptReason: 'OTHER' },
        ],
      },
    },
  ],
  'a move from one state to another': [
    '/v1/changes',
    {
      method: 'POST',
      body: {
        before: { homeAddress: cheyenne, workAddresses: [cheyenne] },
        after: { homeAddress: reno, workAddresses: [cheyenne] },
        certificates: [{ formId: 'WY901', date: '2026-02-03' }],
        nexus: ['WY'],
      },
    },
  ],
  'any Accept': ['/v1/getAllFormIds', { headers: { accept: 'image/x-nothing' } }],
  'languages with weights': [
    '/v1/formQuestionSet/FD901/QS1',
    { headers: { 'accept-language': 'de, fr-CA;q=0.8, en;q=0.1' } },
  ],
};
