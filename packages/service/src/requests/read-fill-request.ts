import { type Fault, faultsIn, requestObjects } from '@formpress/contract';
import type { FillRequest } from '@formpress/engine';
import type { Bundle, Language } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import { problemOf } from './problem-of.ts';
import { Problems } from './problems.ts';
import { readAddress } from './read-address.ts';
import { type AnswerTexts, readAnswers, readTextsOf } from './read-answers.ts';
import type { JsonObject } from './read-json.ts';
import { ownValue, readTexts, reportUnknownKeys } from './read-object.ts';

const people = { employee: requestObjects.Employee, employer: requestObjects.Employer };
const federalKeys = requestObjects.FederalValues.keys;

/** The violations in a request, by key. */
type Faults = ReadonlyMap<string, Fault>;

/** The form and version of a request. Values that are not texts are left out. */
type FillHead = {
  formId: string | undefined;
  formVersion: string | undefined;
  problems: RequestProblem[];
};

/** Reads the form and version of a request. */
export function readFillHead(json: JsonObject): FillHead {
  const faults = faultsIn('FillRequest', json);
  const fault = faults.get('formId') ?? (json.formId === '' ? { rule: 'required' } : undefined);
  const formId = fault ? undefined : (ownValue(json, 'formId') as string);
  const versionFault = faults.get('formVersion');
  const formVersion = versionFault
    ? undefined
    : (ownValue(json, 'formVersion') as string | undefined);
  const problems = [
    ...(fault ? [problemOf('formId', fault)] : []),
    ...(versionFault ? [problemOf('formVersion', versionFault)] : []),
  ];
  return { formId, formVersion, problems };
}

/**
 * Reads the body of fillPdf for the engine. Parts with the wrong shape are reported and left out, so
 * that the engine can still find other problems. Questions are absent when the form is unknown.
 */
export function readFillRequest(
  json: JsonObject,
  questions: Bundle['questions'] | undefined,
  language: Language,
): { request: FillRequest; problems: RequestProblem[]; unlisted: number } {
  const problems = new Problems();
  const faults = faultsIn('FillRequest', json);
  const employee = readPerson(json, 'employee', faults, problems);
  const employer = readPerson(json, 'employer', faults, problems);
  const signForm = readSignForm(json, faults, problems);
  const answers = readPart(json, 'fields', faults, problems);
  const fields = answers ? readAnswers(answers, questions, problems) : {};
  const federalValues = readFederalValues(json, faults, problems);
  // Last, as in the refusal: there may be so many that later problems would not be listed.
  reportUnknownKeys(json, '', requestObjects.FillRequest.keys, problems);
  const given = { employee, employer, fields, signForm, language };
  const request = federalValues ? { ...given, federalValues } : given;
  return { request, problems: problems.list, unlisted: problems.unlisted };
}

/** An object in the request; undefined when it was not sent or is not an object. */
function readPart(
  json: JsonObject,
  key: string,
  faults: Faults,
  problems: Problems,
): JsonObject | undefined {
  const fault = faults.get(key);
  if (!fault) return ownValue(json, key) as JsonObject | undefined;
  problems.add(problemOf(key, fault));
  return undefined;
}

type Person = { -readonly [Key in keyof FillRequest['employee']]: FillRequest['employee'][Key] };

function readPerson(
  json: JsonObject,
  field: 'employee' | 'employer',
  faults: Faults,
  problems: Problems,
): FillRequest['employee'] {
  const object = readPart(json, field, faults, problems);
  if (!object) return {};
  const { keys, texts } = people[field];
  reportUnknownKeys(object, `${field}.`, keys, problems);
  const person: Person = readTexts<string>(object, `${field}.`, texts, problems);
  const sent = ownValue(object, 'address');
  const address = sent === undefined ? undefined : readAddress(sent, `${field}.address`, problems);
  if (address) person.address = address.texts;
  return person;
}

function readSignForm(
  json: JsonObject,
  faults: Faults,
  problems: Problems,
): FillRequest['signForm'] {
  const field = 'signForm';
  const fault = faults.get(field);
  if (!fault) return (ownValue(json, field) as FillRequest['signForm'] | undefined) ?? 'PREVIEW';
  const message = messages.unknownSignForm;
  const isUnknown = fault.rule === 'enum';
  problems.add(isUnknown ? { field, code: 'INVALID_PARAMETER', message } : problemOf(field, fault));
  return 'PREVIEW';
}

function readFederalValues(
  json: JsonObject,
  faults: Faults,
  problems: Problems,
): AnswerTexts | undefined {
  const object = readPart(json, 'federalValues', faults, problems);
  if (!object) return undefined;
  reportUnknownKeys(object, 'federalValues.', federalKeys, problems);
  const known = federalKeys.flatMap((key) =>
    Object.hasOwn(object, key) ? [[key, object[key]]] : [],
  );
  return readTextsOf(Object.fromEntries(known), 'federalValues', problems);
}
