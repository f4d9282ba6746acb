import { type Lock, type LockInLetter, lockOn } from '@formpress/engine';
import type { Localities } from '@formpress/model';
import type { FormVersion } from './form-version.ts';

/**
 * The letter that locks a form version, if any. Terms count only where the law lets a certificate withhold more than a letter,
 * and only for a form that reports a filing status to compare.
 */
export function lockOnForm(
  { entry, bundle }: FormVersion,
  letters: readonly LockInLetter[],
  { localities }: Localities,
): Lock | undefined {
  const lock = lockOn(
    entry,
    letters.map((letter) => withLawfulTerms(letter, localities)),
  );
  if (!lock?.letter.terms) return lock;
  const isComparable = bundle().taxParameters.some(({ id }) => id.endsWith('.filingStatus'));
  return isComparable ? lock : { ...lock, letter: { locality: lock.letter.locality } };
}

function withLawfulTerms(
  { locality, terms }: LockInLetter,
  localities: Localities['localities'],
): LockInLetter {
  const { acceptsMoreThanLetter } = localities.find(({ code }) => code === locality) ?? {};
  return { locality, ...(terms && acceptsMoreThanLetter && { terms }) };
}
