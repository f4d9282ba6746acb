import type { LinkedAgreement } from '../../4-link/linked/linked-agreement.ts';

/** The states with which a state has a one-sided agreement. */
export function oneSidedWith(code: string, agreements: readonly LinkedAgreement[]): string[] {
  const frees = (work: string, home: string) =>
    agreements.some((each) => each.work === work && !each.isCredit && each.frees.includes(home));
  const partners = agreements.flatMap(({ work, frees: freed }) => [work, ...freed]);
  return [...new Set(partners)].filter(
    (other) =>
      isMutual(code) &&
      isMutual(other) &&
      frees(code, other) !== frees(other, code) &&
      other !== code,
  );
}

/** Whether agreements with a place must be mutual. The District cannot tax people who live elsewhere, so it needs none. */
export function isMutual(code: string): boolean {
  return code !== 'DC';
}
