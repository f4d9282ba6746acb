import type { Locality, Renewal } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { plainList } from '../foundation/describe-list.ts';
import { pairEntries, pairUp } from '../foundation/pair-up.ts';

/** What changed in when the certificates of a place lapse and payroll must ask employees for new ones. */
export function compareRenewals(before: Locality, after: Locality): Change[] {
  const { both, gone, added } = pairEntries(before.renewals ?? {}, after.renewals ?? {});
  return [
    ...gone.map(({ name }) =>
      change(name, `When ${name} lapses is no longer known; before, ${describe(before, name)}.`),
    ),
    ...added.map(({ name }) =>
      change(name, `When ${name} lapses is now known: ${describe(after, name)}.`, []),
    ),
    ...both
      .filter(({ before: then, after: now }) => !isSame(then, now))
      .map(({ name, before: then, after: now }) => compareRows(name, then, now)),
  ];
}

function compareRows(form: string, before: Renewal[], after: Renewal[]): Change {
  const byClaim = (rows: Renewal[]) => rows.map((row) => [row.claim ?? '', row] as const);
  const { both, gone, added } = pairUp(byClaim(before), byClaim(after));
  const differ = both.filter((each) => !isSame(each.before, each.after));
  const says = [
    ...differ.map((each) => `${describeRow(each.after)}; before, ${describeRow(each.before)}`),
    ...added.map(({ after: row }) => describeRow(row)),
    ...gone.map(({ before: row }) => `this rule is gone: ${describeRow(row)}`),
  ];
  if (says.length === 0) return change(form, `${form}: the order of its renewals changed.`, []);
  // That a rule was verified in a source changes no day.
  const isSettled = [...gone, ...added].length === 0 && differ.every(isSameRule);
  return change(form, `${form}: ${says.join('; ')}.`, isSettled ? [] : undefined);
}

function isSameRule({ before, after }: { before: Renewal; after: Renewal }): boolean {
  const ruleOf = ({ isUnverified: _, ...rule }: Renewal) => rule;
  return isSame(ruleOf(before), ruleOf(after));
}

function describe({ renewals = {} }: Locality, form: string): string {
  return plainList((renewals[form] ?? []).map(describeRow));
}

function describeRow({ claim, within, isUnverified, ...rule }: Renewal): string {
  const what = claim === undefined ? 'the certificate' : `the claim ${claim}`;
  const due = within === undefined ? '' : `, with a new one due within ${within} days of a change`;
  const doubt = isUnverified ? ' (not read in any source)' : '';
  return `${what} ${describeLapse(rule)}${due}${doubt}`;
}

function describeLapse({ lapses, day, isNextYear, days = {} }: Omit<Renewal, 'claim'>): string {
  if (lapses !== 'DAY') return words[lapses];
  const other = Object.entries(days).map(([year, date]) => `on ${date} in ${year}`);
  const year = isNextYear ? ' of the next year' : '';
  return `lapses after ${day}${year}${other.length > 0 ? ` (${plainList(other)})` : ''}`;
}

const words: Record<Exclude<Renewal['lapses'], 'DAY'>, string> = {
  YEARLY: 'lapses each year',
  MOVE: 'lapses with a move',
  FEDERAL: 'lapses with the federal claim',
  NEVER: 'never lapses by itself',
};

function change(about: string, says: string, breaks: Change['breaks'] = ['PAYROLL']): Change {
  return { breaks, kind: 'renewal-changed', about, says };
}
