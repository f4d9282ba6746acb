import type { FillRequest } from '@formpress/engine';
import type { Bundle } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { Problem } from '../foundation/refusal.ts';
import { Problems } from './problems.ts';
import { readAddress } from './read-address.ts';
import { type AnswerTexts, readAnswers, readTextsOf } from './read-answers.ts';
import type { JsonObject } from './read-json.ts';
import { own, readObject, readTexts, reportUnknownKeys } from './read-object.ts';

/** The parts of a request, in the order of the document. */
export const requestKeys = [
  'formId',
  'formVersion',
  'employee',
  'employer',
  'signForm',
  'fields',
  'federalValues',
] as const;

const employeeKeys = [
  'firstName',
  'middleInitial',
  'lastName',
  'socialSecurityNumber',
  'socialInsuranceNumber',
  'socialInsuranceNumberExpiryDate',
] as const;

const employerKeys = ['name', 'federalEIN', 'telephoneNumber'] as const;

/** The texts of a person, and all that may stand beside them. */
const personKeys = {
  employee: { keys: employeeKeys, known: [...employeeKeys, 'address'] },
  employer: { keys: employerKeys, known: [...employerKeys, 'address'] },
} as const;

const federalKeys = [
  'filingStatus',
  'isExempt',
  'isNonResidentAlien',
  'twoJobs',
  'additionalWithholding',
  'dependentsAmt',
  'otherIncome',
  'deductions',
] as const;

/** Which form a request is about; what is not a text is left out. */
type FillHead = {
  formId: string | undefined;
  formVersion: string | undefined;
  problems: Problem[];
};

/** Reads which form a request is about. */
export function readFillHead(json: JsonObject): FillHead {
  const problems: Problem[] = [];
  const formId = readName(json, 'formId', problems);
  if (!formId && problems.length === 0) {
    problems.push({ field: 'formId', code: 'MISSING', message: messages.missing });
  }
  const formVersion = readName(json, 'formVersion', problems);
  return { formId: formId || undefined, formVersion, problems };
}

function readName(json: JsonObject, field: string, problems: Problem[]): string | undefined {
  const value = own(json, field);
  if (value === undefined || typeof value === 'string') return value;
  problems.push({ field, code: 'WRONG_TYPE', message: messages.notText });
  return undefined;
}

/**
 * Shapes the body of fillPdf for the engine. What has the wrong shape is left out and reported,
 * so that the engine can still find what else is wrong. Questions are absent while the form is not
 * known.
 */
export function readFillRequest(
  json: JsonObject,
  questions: Bundle['questions'] | undefined,
): { request: FillRequest; problems: Problem[]; unlisted: number } {
  const problems = new Problems();
  const employee = readPerson(own(json, 'employee'), 'employee', problems);
  const sentEmployer = Object.hasOwn(json, 'employer') ? json.employer : {};
  const employer = readPerson(sentEmployer, 'employer', problems);
  const signForm = readSignForm(own(json, 'signForm'), problems);
  const fields = readAnswers(own(json, 'fields'), questions, problems);
  const federalValues = readFederalValues(own(json, 'federalValues'), problems);
  // Last, as they stand in a refusal: there may be so many that those behind them are not listed.
  reportUnknownKeys(json, '', requestKeys, problems);
  const request = { employee, employer, fields, signForm, ...(federalValues && { federalValues }) };
  return { request, problems: problems.list, unlisted: problems.unlisted };
}

type Person = { -readonly [Key in keyof FillRequest['employee']]: FillRequest['employee'][Key] };

function readPerson(
  value: unknown,
  field: 'employee' | 'employer',
  problems: Problems,
): FillRequest['employee'] {
  if (value === undefined) {
    problems.add({ field, code: 'MISSING', message: messages.missing });
    return {};
  }
  const { keys, known } = personKeys[field];
  const object = readObject(value, field, known, problems);
  if (!object) return {};
  const person: Person = readTexts<string>(object, `${field}.`, keys, problems);
  const sent = own(object, 'address');
  const address = sent === undefined ? undefined : readAddress(sent, `${field}.address`, problems);
  if (address) person.address = address.texts;
  return person;
}

function readSignForm(value: unknown, problems: Problems): FillRequest['signForm'] {
  if (value === undefined) return 'PREVIEW';
  if (value === 'PREVIEW' || value === 'SIGN' || value === 'SIGN_EXTERNALLY') return value;
  const field = 'signForm';
  if (typeof value !== 'string')
    problems.add({ field, code: 'WRONG_TYPE', message: messages.notText });
  else problems.add({ field, code: 'INVALID_PARAMETER', message: messages.unknownSignForm });
  return 'PREVIEW';
}

function readFederalValues(value: unknown, problems: Problems): AnswerTexts | undefined {
  if (value === undefined) return undefined;
  const object = readObject(value, 'federalValues', federalKeys, problems);
  if (!object) return undefined;
  const known = federalKeys.flatMap((key) =>
    Object.hasOwn(object, key) ? [[key, object[key]]] : [],
  );
  return readTextsOf(Object.fromEntries(known), 'federalValues', problems);
}
