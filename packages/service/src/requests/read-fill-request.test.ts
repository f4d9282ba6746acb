import type { Bundle } from '@formpress/model';
import { expect, it } from 'vitest';
import { messages } from '../foundation/messages.ts';
import { readFillHead, readFillRequest } from './read-fill-request.ts';

const questions: Bundle['questions'] = {
  filingStatus: { kind: 'choice', required: 'ALWAYS' },
  dependents: { kind: 'number', required: 'NEVER' },
  reasons: { kind: 'choices', required: 'NEVER' },
};
const address = { streetAddress1: '1 Main St', city: 'Auburn', state: 'AL', zipCode: '36830' };

it('reads a whole request', () => {
  const json = {
    formId: 'AL101',
    formVersion: '2026.1.0',
    employee: { firstName: 'Jose\u0301', middleInitial: '', lastName: "O'Brien", address },
    employer: { name: 'ACME', federalEIN: '12-3456789' },
    signForm: 'SIGN',
    fields: { filingStatus: 'SINGLE', dependents: 1, isExempt: false, reasons: ['a', 'c'] },
    federalValues: { isExempt: false, filingStatus: 'S', additionalWithholding: 12.5 },
  };
  expect(readFillHead(json)).toEqual({ formId: 'AL101', formVersion: '2026.1.0', problems: [] });
  expect(readFillRequest(json, questions, 'en')).toEqual({
    request: {
      employee: { firstName: 'José', lastName: "O'Brien", address },
      employer: { name: 'ACME', federalEIN: '12-3456789' },
      signForm: 'SIGN',
      fields: { filingStatus: 'SINGLE', dependents: '1', isExempt: 'false', reasons: 'a,c' },
      federalValues: { filingStatus: 'S', isExempt: 'false', additionalWithholding: '12.5' },
      language: 'en',
    },
    problems: [],
    unlisted: 0,
  });
});

it('previews by default, and needs neither employer nor federal values', () => {
  const { request, problems } = readFillRequest({ employee: {}, fields: {} }, questions, 'fr');
  expect(problems).toEqual([]);
  expect(request).toEqual({
    employee: {},
    employer: {},
    fields: {},
    signForm: 'PREVIEW',
    language: 'fr',
  });
});

it('reports all mistakes of shape at once and leaves the rest to the engine', () => {
  const json = {
    formid: 'AL101',
    employee: { lastNme: 'Roe', firstName: 5, address: { ...address, postalCode: 'K1A 0B1' } },
    employer: [],
    signForm: 'sign',
    fields: { dependents: null, reasons: { a: true }, filingStatus: ['SINGLE'], isExempt: 2 ** 60 },
    federalValues: { exempt: true, twoJobs: null },
  };
  expect(readFillHead(json)).toEqual({
    problems: [{ field: 'formId', code: 'MISSING', message: messages.missing }],
  });
  expect(readFillRequest(json, questions, 'en')).toEqual({
    request: {
      employee: {},
      employer: {},
      signForm: 'PREVIEW',
      fields: {},
      federalValues: {},
      language: 'en',
    },
    problems: [
      { field: 'employee.lastNme', code: 'UNKNOWN_KEY', message: messages.unknownKey('lastName') },
      { field: 'employee.firstName', code: 'WRONG_TYPE', message: messages.notText },
      { field: 'employee.address', code: 'INVALID_ADDRESS', message: messages.mixedAddress },
      { field: 'employer', code: 'WRONG_TYPE', message: messages.notObject },
      { field: 'signForm', code: 'INVALID_PARAMETER', message: messages.unknownSignForm },
      { field: 'fields.filingStatus', code: 'WRONG_TYPE', message: messages.notAnswer },
      { field: 'fields.dependents', code: 'WRONG_TYPE', message: messages.notAnswer },
      { field: 'fields.reasons', code: 'WRONG_TYPE', message: messages.notChoices },
      { field: 'fields.isExempt', code: 'WRONG_TYPE', message: messages.numberTooLong },
      {
        field: 'federalValues.exempt',
        code: 'UNKNOWN_KEY',
        message: messages.unknownKey('isExempt'),
      },
      { field: 'federalValues.twoJobs', code: 'WRONG_TYPE', message: messages.notAnswer },
      { field: 'formid', code: 'UNKNOWN_KEY', message: messages.unknownKey('formId') },
    ],
    unlisted: 0,
  });
});

it('requires an employee and answers', () => {
  expect(readFillRequest({}, questions, 'en').problems).toEqual([
    { field: 'employee', code: 'MISSING', message: messages.missing },
    { field: 'fields', code: 'MISSING', message: messages.missing },
  ]);
});

it('treats null as the wrong type', () => {
  const json = { formVersion: null, employee: null, employer: null, fields: null, signForm: null };
  expect(readFillHead({ ...json, formId: 'AL101' })).toEqual({
    formId: 'AL101',
    problems: [{ field: 'formVersion', code: 'WRONG_TYPE', message: messages.notText }],
  });
  expect(readFillRequest(json, questions, 'en').problems).toEqual([
    { field: 'employee', code: 'WRONG_TYPE', message: messages.notObject },
    { field: 'employer', code: 'WRONG_TYPE', message: messages.notObject },
    { field: 'signForm', code: 'WRONG_TYPE', message: messages.notText },
    { field: 'fields', code: 'WRONG_TYPE', message: messages.notObject },
  ]);
});

it('treats keys of Object.prototype as answers to unknown questions', () => {
  const fields = JSON.parse('{"__proto__":"1","constructor":"2","toString":["3"]}');
  const { request, problems } = readFillRequest({ employee: {}, fields }, questions, 'en');
  expect(Object.entries(request.fields)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ]);
  expect(problems).toEqual([
    { field: 'fields.toString', code: 'WRONG_TYPE', message: messages.notAnswer },
  ]);
});
