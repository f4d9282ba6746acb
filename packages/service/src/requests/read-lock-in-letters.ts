import { type Fault, faultsIn, requestObjects } from '@formpress/contract';
import type { LetterTerms, LockInLetter } from '@formpress/engine';
import { messages } from '../foundation/messages.ts';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import { problemOf } from './problem-of.ts';
import type { Problems } from './problems.ts';
import type { JsonObject } from './read-json.ts';
import { readList } from './read-list.ts';
import { readLocality } from './read-localities.ts';
import { ownValue, readObject } from './read-object.ts';

const { keys } = requestObjects.LetterWithTerms;
const amounts = ['dependentsAmt', 'otherIncome', 'deductions', 'additionalWithholding'] as const;

/** Reads the lock-in letters of a request; empty when the key is absent. */
export function readLockInLetters(
  json: JsonObject,
  faults: ReadonlyMap<string, Fault>,
  problems: Problems,
): LockInLetter[] {
  return readList(json, 'lockInLetters', faults, problems, (value, field) =>
    typeof value === 'string'
      ? bareLetter(value, field, problems)
      : letterOf(value, field, problems),
  );
}

function bareLetter(value: string, field: string, problems: Problems): LockInLetter | undefined {
  const locality = readLocality(value, field, problems);
  return locality === undefined ? undefined : { locality };
}

function letterOf(value: unknown, field: string, problems: Problems): LockInLetter | undefined {
  const object = readObject(value, field, keys, problems);
  if (!object) return undefined;
  const faults = faultsIn('LetterWithTerms', object);
  for (const [key, fault] of faults) problems.add(problemIn(`${field}.${key}`, fault));
  const terms: LetterTerms = {};
  for (const key of amounts) {
    const amount = faults.has(key) ? undefined : ownValue(object, key);
    if (amount === undefined) continue;
    if (isAmount(amount)) terms[key] = String(amount);
    else
      problems.add({
        field: `${field}.${key}`,
        code: 'INVALID_PARAMETER',
        message: payrollMessages.notAmount,
      });
  }
  if (faults.size > 0) return undefined;
  const { filingStatus, twoJobs } = object as LetterTerms;
  const locality = readLocality(ownValue(object, 'locality'), `${field}.locality`, problems);
  if (locality === undefined) return undefined;
  const rest = { ...(filingStatus && { filingStatus }), ...(twoJobs && { twoJobs }) };
  return { locality, terms: { ...terms, ...rest } };
}

function problemIn(field: string, fault: Fault) {
  if (fault.rule === 'enum')
    return { field, code: 'INVALID_PARAMETER' as const, message: payrollMessages.unknownStatus };
  // Only texts, objects and lists have a specific message for the wrong type.
  if (fault.rule === 'type' && fault.type !== 'string')
    return { field, code: 'WRONG_TYPE' as const, message: messages.notAnswer };
  return problemOf(field, fault);
}

/** Dollars with at most two decimals, as a text or a number. */
function isAmount(value: unknown): boolean {
  const isOne = typeof value === 'string' || typeof value === 'number';
  return isOne && /^[0-9]{1,9}(\.[0-9]{1,2})?$/.test(String(value));
}
