import { exemptReasons, type Renewal } from '@formpress/model';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries, childText, itemsOf, textNodeOf } from '../foundation/entries.ts';
import { unknownName } from '../names/unknown-name.ts';
import { type LocalityScope, reportUnknownForm } from './report-unknown-form.ts';

/** When the certificates of a locality lapse, by form id. */
export function linkRenewals(root: YamlNode, scope: LocalityScope): Record<string, Renewal[]> {
  const entries = childEntries(root, 'renewals');
  for (const { key, keyAt } of entries)
    reportUnknownForm({ kind: 'text', value: key, at: keyAt }, scope);
  for (const { value } of entries) for (const row of itemsOf(value)) knownClaim(row, scope);
  return Object.fromEntries(entries.map(linkForm));
}

/** Reports a claim that no form can make. Its row would hold for nobody. */
function knownClaim(row: YamlNode, { report }: LocalityScope): void {
  const claim = childText(row, 'claim');
  const known = ['exempt', ...exemptReasons];
  if (claim && !known.includes(claim.value))
    report(unknownName('unknown-claim', claim.value, known, claim.at));
}

function linkForm({ key, value }: MapEntry): [string, Renewal[]] {
  return [key, itemsOf(value).map(linkRenewal)];
}

function linkRenewal(row: YamlNode): Renewal {
  const text = (key: string) => childText(row, key)?.value;
  const [lapses = '', claim, within] = [text('lapses'), text('claim'), text('within')];
  const [, next, day] = /^(next )?([0-9]{2}-[0-9]{2})$/.exec(lapses) ?? [];
  const days = childEntries(row, 'days').map(({ key, value }) => [key, textNodeOf(value).value]);
  return {
    ...(claim !== undefined && { claim: claim.toUpperCase() }),
    lapses: day === undefined ? (lapses.toUpperCase() as Renewal['lapses']) : 'DAY',
    ...(day !== undefined && { day }),
    ...(next !== undefined && { isNextYear: true }),
    ...(days.length > 0 && { days: Object.fromEntries(days) as Record<string, string> }),
    ...(within !== undefined && { within: Number(within) }),
    ...(text('confidence') !== undefined && { isUnverified: true }),
  };
}
