import { type Fault, faultsIn, requestObjects } from '@formpress/contract';
import { maxSuggestions } from '@formpress/engine';
import { nearestName, type StoredCertificate } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import { problemOf } from './problem-of.ts';
import type { Problems } from './problems.ts';
import { readDay } from './read-day.ts';
import type { JsonObject } from './read-json.ts';
import { readList } from './read-list.ts';
import { readObject } from './read-object.ts';

/** The forms of a release, by id. */
type Forms = ReadonlyMap<string, unknown>;

/** Reads the certificates of a request. Unknown forms are refused, unknown versions are accepted. */
export function readCertificates(
  json: JsonObject,
  faults: ReadonlyMap<string, Fault>,
  problems: Problems,
  forms: Forms,
): StoredCertificate[] {
  if (faults.get('certificates')?.rule === 'minItems') {
    const message = payrollMessages.notCertificates;
    problems.add({ field: 'certificates', code: 'MISSING', message });
    return [];
  }
  return readList(json, 'certificates', faults, problems, (value, field) =>
    readCertificate(value, field, problems, forms),
  );
}

function readCertificate(
  value: unknown,
  field: string,
  problems: Problems,
  forms: Forms,
): StoredCertificate | undefined {
  const object = readObject(value, field, requestObjects.StoredCertificate.keys, problems);
  if (!object) return undefined;
  const faults = faultsIn('StoredCertificate', object);
  for (const [key, fault] of faults) problems.add(problemIn(`${field}.${key}`, fault));
  if (faults.size > 0) return undefined;
  const certificate = object as unknown as StoredCertificate;
  const day = readDay(certificate.date, `${field}.date`, problems);
  if (!forms.has(certificate.formId)) {
    const mayHint = problems.list.length < maxSuggestions;
    const nearest = mayHint ? nearestName(certificate.formId, forms.keys()) : undefined;
    const message = messages.noSuchForm(nearest);
    problems.add({ field: `${field}.formId`, code: 'INVALID_PARAMETER', message });
    return undefined;
  }
  return day === undefined ? undefined : certificate;
}

function problemIn(field: string, fault: Fault): RequestProblem {
  const isFlag = fault.rule === 'type' && fault.type !== 'string';
  if (isFlag) return { field, code: 'WRONG_TYPE', message: messages.notTrueOrFalse };
  return problemOf(field, fault);
}
