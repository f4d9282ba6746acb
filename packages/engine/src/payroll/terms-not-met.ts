import type { Completed } from '../foundation/completed.ts';
import type { FilingStatus, LetterTerms, Lock } from './lock-in-letter.ts';

/** A term of a letter. */
export type LetterTerm = keyof LetterTerms;

type Parameters = Completed['taxParameters'];

/** From the status with the least withholding to the one with the most. */
const statuses: readonly FilingStatus[] = ['M', 'H', 'S'];

/** Amounts of the W-4. Where `more` is true, a greater amount means more withholding. */
const amounts = [
  { term: 'dependentsAmt', more: false },
  { term: 'otherIncome', more: true },
  { term: 'deductions', more: false },
  { term: 'additionalWithholding', more: true },
] as const;

/**
 * The terms of a letter on which a certificate withholds less than the letter. A certificate that reports no filing status, or
 * an exemption, cannot be compared: it fails on the status. The amounts on a form that follows the locked one are those of its
 * own state and are not compared.
 */
export function termsNotMet(lock: Lock, parameters: Parameters): LetterTerm[] {
  const terms = lock.letter.terms ?? {};
  const reported = new Map(
    parameters.map(({ id, value }) => [id.slice(id.indexOf('.') + 1), value]),
  );
  const status = statuses.indexOf(reported.get('filingStatus') as FilingStatus);
  const isExempt = reported.get('isExempt') === 'true';
  const failed: LetterTerm[] = [];
  if (isExempt || status < statuses.indexOf(terms.filingStatus ?? 'S')) failed.push('filingStatus');
  if (terms.twoJobs && reported.get('twoJobs') === 'false') failed.push('twoJobs');
  if (lock.reason === 'FOLLOWS_LOCKED') return failed;
  for (const { term, more } of amounts) {
    const difference = centsOf(reported.get(term)) - centsOf(terms[term]);
    if (more ? difference < 0n : difference > 0n) failed.push(term);
  }
  return failed;
}

/** Cents, so that no amount is rounded. */
function centsOf(amount = '0'): bigint {
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole + cents.padEnd(2, '0').slice(0, 2));
}
