import type { Edit, Fix } from '../../../diagnostics/diagnostic.ts';
import { removeEntry, todo } from '../../../diagnostics/fixes/fix.ts';
import type { LinkedAgreement } from '../../4-link/linked/linked-agreement.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { isMutual } from './one-sided-with.ts';

/** Agreements between states are mutual. The District needs none: it cannot tax people who live elsewhere. */
export const oneSidedAgreement = defineCheck({
  code: 'one-sided-agreement',
  severity: 'error',
  check({ agreements, form, family, place }, report) {
    if (form || place || family.length > 0) return;
    const rows = new Map(agreements.map((each) => [each.work, each]));
    for (const agreement of agreements) {
      const { work, frees: freed, at, isCredit } = agreement;
      if (isCredit || !isMutual(work)) continue;
      for (const home of freed.filter(isMutual)) {
        const other = rows.get(home);
        if (other?.frees.includes(work)) continue;
        report({
          at,
          ...(other ? { related: [{ at: other.at, message: `The row of ${home}:` }] } : {}),
          message: `${work} frees residents of ${home}, but ${home} does not free those of ${work}.`,
          help: `Agreements are mutual: name ${work} under "frees" of ${home}, or remove ${home} here.`,
          fixes: [...nameUnder(other, work, home, at.file), ...removeFrom(agreement, home)],
        });
      }
    }
  },
});

/** A fix that names a state under "frees" of another, or adds a row to fill in where the other has none. */
function nameUnder(
  other: LinkedAgreement | undefined,
  work: string,
  home: string,
  file: string,
): Fix[] {
  const title = `Name ${work} under "frees" of ${home}`;
  const row = `${home}: { frees: [${work}], claimedOn: ${todo} }`;
  const edits: Edit[] = other
    ? other.freesAt
      ? [{ at: other.freesAt.list, adds: [`- ${work}`] }]
      : []
    : [{ at: { file, start: 0, end: 0 }, adds: [row] }];
  return edits.length > 0 ? [{ title, edits }] : [];
}

/** A fix that removes a state from a row, or the whole row when it names no other. */
function removeFrom({ work, at, frees, freesAt }: LinkedAgreement, home: string): Fix[] {
  if (frees.length === 1) return [removeEntry(at, `the row of ${work}`)];
  const place = freesAt?.of[home];
  return place ? [removeEntry(place, `${home} under "frees" of ${work}`)] : [];
}
