import type { Localities } from '@formpress/model';
import type { HomeAndWork } from '../places/applicable.ts';

/** An agreement that exempts someone at a place of work, and the form on which it is claimed. */
export type AgreementClaim = {
  work: string;
  home: string;
  formId: string;
  /** Whether everyone else who works there completes that form, too. */
  isGeneral: boolean;
};

/** The agreements that exempt someone, in the order of the places of work. */
export function claimsOf(
  { localities }: Localities,
  { home, work }: HomeAndWork,
): AgreementClaim[] {
  return [...new Set(work)].flatMap((code) => {
    const { reciprocity } = localities.find((locality) => locality.code === code) ?? {};
    if (code === home || !reciprocity?.frees.includes(home)) return [];
    const { claimedOn: formId, isGeneral = false } = reciprocity;
    return [{ work: code, home, formId, isGeneral }];
  });
}
