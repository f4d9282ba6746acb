import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedFlowRow, LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedAgreement } from '../../4-link/linked/linked-agreement.ts';
import { offerTo } from '../localities/offers-of.ts';

/** Rows of a flow that give forms to people whom the state frees, but not the one on which they claim it. */
export function rowsWithoutCertificate(
  locality: LinkedLocality,
  { work, frees, claimedOn }: LinkedAgreement,
  homes: readonly string[],
): { at: SourceRange; message: string }[] {
  const lacking = new Map<LinkedFlowRow, string[]>();
  for (const home of homes.filter((each) => frees.includes(each)))
    for (const row of offerTo(locality, { home, work: [work] }).rows.values())
      if ('forms' in row && row.forms.length > 0 && !row.forms.includes(claimedOn))
        lacking.set(row, [...(lacking.get(row) ?? []), home]);
  return [...lacking].map(([row, from]) => ({
    at: row.when?.at ?? row.at,
    message: `${work} frees people who live in ${from.join(', ')}, but this row does not give them ${claimedOn}, on which they claim it.`,
  }));
}
