import { faultsIn } from '@formpress/contract';
import { type Completed, type Lock, termsNotMet } from '@formpress/engine';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import type { Edition } from '../release/edition.ts';
import type { FormVersion } from '../release/form-version.ts';
import { lockOnForm, messageOfLock } from '../release/lock-on-form.ts';
import { Problems } from '../requests/problems.ts';
import type { JsonObject } from '../requests/read-json.ts';
import { readLockInLetters } from '../requests/read-lock-in-letters.ts';

/** What the lock-in letters of a request mean for its form: mistakes in them, and the letter that the certificate must meet. */
export type LetterOutcome = { problems: RequestProblem[]; lock?: Lock };

/** Reads the letters of a request. A form that a letter closes is a problem, whatever was answered. */
export function readLetters(json: JsonObject, form: FormVersion, edition: Edition): LetterOutcome {
  if (!Object.hasOwn(json, 'lockInLetters')) return { problems: [] };
  const problems = new Problems();
  const letters = readLockInLetters(json, faultsIn('FillRequest', json), problems);
  const lock = lockOnForm(form, letters, edition.release.localities);
  if (!lock || lock.letter.terms) return { problems: problems.list, ...(lock && { lock }) };
  const message = messageOfLock(lock);
  return { problems: [...problems.list, { field: 'formId', code: 'LOCKED_IN', message }] };
}

/** A problem for each term of the letter on which the completed certificate withholds less. */
export function refuseLowerWithholding(
  lock: Lock | undefined,
  { taxParameters }: Completed,
): RequestProblem[] {
  if (!lock) return [];
  return termsNotMet(lock, taxParameters).map((term) => ({
    field: `lockInLetters[${lock.index}].${term}`,
    code: 'LOCKED_IN',
    message: payrollMessages.withholdsLess,
  }));
}
