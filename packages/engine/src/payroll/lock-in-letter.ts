import type { CatalogForm } from '@formpress/model';

/** What a lock-in letter prescribes. Amounts are texts; what a letter does not name counts as S, false or 0. */
export type LetterTerms = {
  filingStatus?: FilingStatus;
  twoJobs?: boolean;
  dependentsAmt?: string;
  otherIncome?: string;
  deductions?: string;
  additionalWithholding?: string;
};

/** The filing statuses of the W-4. */
export type FilingStatus = 'S' | 'H' | 'M';

/** A letter of a tax agency that fixes how much is withheld from an employee, with its terms if they were sent. */
export type LockInLetter = { locality: string; terms?: LetterTerms };

/** A letter that locks a form: by its locality, or because the form takes its values from the locked one. */
export type Lock = {
  /** The position of the letter among all of them. */
  index: number;
  letter: LockInLetter;
  reason: 'LOCKED' | 'FOLLOWS_LOCKED';
};

/**
 * The letter that locks a form, if any. A letter from a state does not lock the federal form. A form of a state that takes its
 * values from the W-4 follows a letter about the W-4. A letter without terms comes first.
 */
export function lockOn(
  { locality, takesFederalValues }: Pick<CatalogForm, 'locality' | 'takesFederalValues'>,
  letters: readonly LockInLetter[],
): Lock | undefined {
  const locks = letters.flatMap((letter, index): Lock[] => {
    if (letter.locality === locality) return [{ index, letter, reason: 'LOCKED' }];
    const follows = takesFederalValues && letter.locality === 'FEDERAL';
    return follows ? [{ index, letter, reason: 'FOLLOWS_LOCKED' }] : [];
  });
  return locks.find(({ letter }) => !letter.terms) ?? locks[0];
}
