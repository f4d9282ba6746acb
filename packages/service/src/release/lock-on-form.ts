import { type Lock, type LockInLetter, lockOn } from '@formpress/engine';
import { inEachLanguage, type Localities, type Texts } from '@formpress/model';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import type { FormVersion } from './form-version.ts';

/** A letter that locks a form version, and why the terms that were sent with it are not used. */
export type FormLock = Lock & { unused?: 'LAW_NOT_KNOWN' | 'NO_STATUS' };

/**
 * The letter that locks a form version, if any. Terms count only where the law lets a certificate withhold more than a letter,
 * and only for a form that reports a filing status to compare.
 */
export function lockOnForm(
  { entry, bundle }: FormVersion,
  letters: readonly LockInLetter[],
  { localities }: Localities,
): FormLock | undefined {
  const lock = lockOn(
    entry,
    letters.map((letter) => withLawfulTerms(letter, localities)),
  );
  if (!lock) return undefined;
  const { locality, terms } = lock.letter;
  if (!terms) return letters[lock.index]?.terms ? { ...lock, unused: 'LAW_NOT_KNOWN' } : lock;
  const isComparable = bundle().taxParameters.some(({ id }) => id.endsWith('.filingStatus'));
  return isComparable ? lock : { ...lock, letter: { locality }, unused: 'NO_STATUS' };
}

/** Whether a letter closes a whole locality: one without terms, or with terms that do not count there. */
export function isClosedByLetter(
  locality: string,
  letters: readonly LockInLetter[],
  { localities }: Localities,
): boolean {
  return letters.some(
    (letter) => letter.locality === locality && !withLawfulTerms(letter, localities).terms,
  );
}

function withLawfulTerms(
  { locality, terms }: LockInLetter,
  localities: Localities['localities'],
): LockInLetter {
  const { acceptsMoreThanLetter } = localities.find(({ code }) => code === locality) ?? {};
  return { locality, ...(terms && acceptsMoreThanLetter && { terms }) };
}

/** Why a form is closed, and why the terms of the letter were not used, if it had any. */
export function messageOfLock({ reason, letter: { locality }, unused }: FormLock): Texts {
  const { locked, followsLocked, lawNotKnown, noStatus } = payrollMessages;
  const closed = reason === 'LOCKED' ? locked(locality) : followsLocked;
  if (!unused) return closed;
  const more = unused === 'NO_STATUS' ? noStatus : lawNotKnown(locality);
  return inEachLanguage((language) => `${closed[language]} ${more[language]}`);
}
