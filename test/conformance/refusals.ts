import { request } from '../service/fill-calls.ts';
import { canadian, cheyenne, employee, employer, reno, whitehorse } from '../service/people.ts';
import type { Sending } from './exchange.ts';

/** A request to the kitchen sink's service and its expected reply: the status, or the codes of a 400. */
export type Expected = [says: number | string[], path: string, sending?: Sending];

const fill = (change: object, headers = {}): Sending => ({
  method: 'POST',
  body: { ...request, ...change },
  headers,
});
const locate = (change: object): Sending => ({
  method: 'POST',
  body: { homeAddress: cheyenne, workAddresses: [reno], ...change },
});
const post = (body: string): Sending => ({ method: 'POST', body });
const canadianForm = (change: object) => ({
  formId: 'CF901',
  formVersion: '2026.1.0',
  employer: undefined,
  employee: { ...canadian, ...change },
  fields: { dateOfBirth: '1990-01-31', isNonResident: true, province: 'YT' },
});
const federal = (federalValues: object) => ({
  formId: 'WY903',
  fields: { adjustFederalValues: false },
  federalValues: { isExempt: false, filingStatus: 'S', ...federalValues },
});

/** Every row of the table of errors, with one request for each case. */
export const refusals: Record<string, Expected> = {
  'login: no key': [401, '/authentication/login'],
  'login: wrong key': [401, '/authentication/login', { headers: { 'api-key': 'wrong' } }],
  'token: missing': [401, '/v1/getAllFormIds', { headers: { authorization: '' } }],
  'token: empty': [401, '/v1/getAllFormIds', { headers: { authorization: 'Bearer ' } }],
  'token: malformed': [401, '/v1/forms', { headers: { authorization: 'Bearer x' }, ...post('{') }],
  'token: missing, on a path that is not there': [401, '/v1/x', { headers: { authorization: '' } }],
  'body: not JSON': [['INVALID_JSON'], '/v1/fillPdf', post('{"formId":')],
  'body: not an object': [['INVALID_JSON'], '/v1/forms', post('[]')],
  'body: unknown key': [['UNKNOWN_KEY'], '/v1/fillPdf', fill({ formid: 'x' })],
  'body: wrong type': [['WRONG_TYPE'], '/v1/fillPdf', fill({ fields: 'x' })],
  'body: missing key': [['MISSING'], '/v1/fillPdf', fill({ employee: undefined })],
  'a form that a lock-in letter closes': [
    ['LOCKED_IN'],
    '/v1/fillPdf',
    fill({ lockInLetters: ['FEDERAL'] }),
  ],
  'a lock-in letter of no place': [
    ['INVALID_PARAMETER'],
    '/v1/flowQuestionSet/FEDERAL/QS1?lockInLetters=Mars',
  ],
  'a mapping of no form': [['MISSING'], '/v1/parameterMapping'],
  'a mapping of an unknown form': [404, '/v1/parameterMapping?formId=XX901'],
  'no certificates': [['MISSING'], '/v1/renewals', post('{"certificates":[]}')],
  'a move from nowhere': [['MISSING', 'MISSING', 'MISSING'], '/v1/changes', post('{}')],
  'address: mixed shapes': [
    ['INVALID_ADDRESS'],
    '/v1/forms',
    locate({ homeAddress: { ...cheyenne, ...whitehorse } }),
  ],
  'address: unknown state': [
    ['INVALID_ADDRESS'],
    '/v1/guided-flows',
    locate({ homeAddress: { ...cheyenne, state: 'XX' } }),
  ],
  'address: unknown province': [
    ['INVALID_ADDRESS'],
    '/v1/forms',
    locate({ homeAddress: { ...whitehorse, provinceTerritory: 'XX' } }),
  ],
  'work addresses: more than 50': [
    ['INVALID_ADDRESS'],
    '/v1/forms',
    locate({ workAddresses: Array.from({ length: 51 }, () => reno) }),
  ],
  'work addresses: none': [['MISSING'], '/v1/forms', locate({ workAddresses: [] })],
  'answer: fails its pattern': [
    ['INVALID_ANSWER'],
    '/v1/fillPdf',
    fill({ fields: { ...request.fields, filingStatus: 'x' } }),
  ],
  'answer: missing': [
    ['MISSING_ANSWER'],
    '/v1/fillPdf',
    fill({ fields: { ...request.fields, filingStatus: '' } }),
  ],
  'answer: null': [
    ['WRONG_TYPE'],
    '/v1/fillPdf',
    fill({ fields: { ...request.fields, filingStatus: null } }),
  ],
  'answer: unknown question': [
    ['UNKNOWN_QUESTION'],
    '/v1/fillPdf',
    fill({ fields: { ...request.fields, nope: 1 } }),
  ],
  'answer: with a trailing newline': [
    ['INVALID_ANSWER'],
    '/v1/fillPdf',
    fill({ fields: { ...request.fields, filingStatus: 'SINGLE\n' } }),
  ],
  'path: ends in INELIGIBLE': [
    ['INELIGIBLE'],
    '/v1/fillPdf',
    fill({ formId: 'NV902', fields: { livesInWyoming: false } }),
  ],
  'federal values: rule broken': [
    ['INVALID_FEDERAL_VALUE'],
    '/v1/fillPdf',
    fill(federal({ isExempt: true, isNonResidentAlien: true })),
  ],
  'federal values: below 0': [
    ['INVALID_FEDERAL_VALUE'],
    '/v1/fillPdf',
    fill(federal({ deductions: -1 })),
  ],
  'federal values: to a form that takes none': [
    ['INVALID_FEDERAL_VALUE'],
    '/v1/fillPdf',
    fill({ federalValues: { isExempt: true } }),
  ],
  'unknown time zone': [
    ['INVALID_PARAMETER'],
    '/v1/fillPdf',
    fill({ signForm: 'SIGN' }, { timezone: 'Mars/Olympus' }),
  ],
  'unknown signForm': [['INVALID_PARAMETER'], '/v1/fillPdf', fill({ signForm: 'NOW' })],
  'hasFederalValues neither true nor false': [
    ['INVALID_PARAMETER'],
    '/v1/formQuestionSet/FD901/QS1?hasFederalValues=maybe',
  ],
  'formVersion twice': [
    ['INVALID_PARAMETER'],
    '/v1/getPdf/FD901?formVersion=2026.1.0&formVersion=2099.1.0',
  ],
  'form information: formVersion twice': [
    ['INVALID_PARAMETER'],
    '/v1/fillPdf/FD901?formVersion=2026.1.0&formVersion=2099.1.0',
  ],
  'value: a character no font has': [
    ['UNPRINTABLE'],
    '/v1/fillPdf',
    fill({ employer: { ...employer, name: '株式会社' } }),
  ],
  'value: too wide': [
    ['TOO_WIDE'],
    '/v1/fillPdf',
    fill({ employee: { ...employee, firstName: 'W'.repeat(60), lastName: 'Li' } }),
  ],
  'person: fails its pattern': [
    ['INVALID_ANSWER'],
    '/v1/fillPdf',
    fill({ employee: { ...employee, middleInitial: 'QQ' } }),
  ],
  'person: SIN that fails Luhn': [
    ['INVALID_ANSWER'],
    '/v1/fillPdf',
    fill(canadianForm({ socialInsuranceNumber: '046 454 287' })),
  ],
  'person: SIN with 9 without expiry date': [
    ['MISSING'],
    '/v1/fillPdf',
    fill(canadianForm({ socialInsuranceNumber: '900 000 001' })),
  ],
  'person: SIN past its expiry date': [
    ['INVALID_ANSWER'],
    '/v1/fillPdf',
    fill(
      canadianForm({
        socialInsuranceNumber: '900 000 001',
        socialInsuranceNumberExpiryDate: '2020-01-31',
      }),
    ),
  ],
  'unknown form': [404, '/v1/formQuestionSet/XX999/QS1'],
  'unknown form, to fill': [404, '/v1/fillPdf', fill({ formId: 'XX999' })],
  'unknown question set': [404, '/v1/formQuestionSet/FD901/QS99'],
  'unknown flow': [404, '/v1/flowQuestionSet/NOWHERE/QS1'],
  'unknown path': [404, '/v1/nowhere'],
  'unknown version': [404, '/v1/fillPdf/FD901?formVersion=1.1.1'],
  'unknown version of a blank': [404, '/v1/getPdf/FD901?formVersion=1.1.1'],
  'unknown picture': [404, '/images/FD901/2026.1.0/nope.png'],
};
