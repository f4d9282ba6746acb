import { languages } from '@formpress/model';
import { brokenParties, type Comparison, type Party } from '../foundation/change.ts';
import type { ComparedForm, ComparedRelease } from '../foundation/compared.ts';
import { plainList } from '../foundation/describe-list.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import { printComparison } from '../releases/print-comparison.ts';
import { changedPublished } from './changed-published.ts';
import { notForProduction } from './not-for-production.ts';
import { unmetNeeds } from './unmet-needs.ts';

/** What a release is checked against before it is published. */
export type Gate = {
  /** The release that the tag points to now; undefined for the first release. */
  before: ComparedRelease | undefined;
  channel: string;
  accepted: readonly Party[];
  reason: string | undefined;
};

/** The reasons against publishing, one sentence each, and the comparison report. */
export type GateResult = { problems: string[]; report: string };

/** Checks whether a release may be published. */
export function evaluateRelease(after: ComparedRelease, gate: Gate): GateResult {
  const { before, channel } = gate;
  const production = [
    ...(channel === 'production' ? notForProduction(after) : []),
    ...unmetNeeds(after, channel),
  ];
  if (!before) {
    const count = after.forms.length;
    const versions = count === 1 ? '1 form version' : `${count} form versions`;
    return { problems: production, report: `The first release: ${versions}.\n` };
  }
  const comparison = compareReleases(...onlyChanged(before, after));
  return {
    problems: [...production, ...changedPublished(before, after), ...notAccepted(comparison, gate)],
    report: `${printComparison(comparison)}${describeAccepted(comparison, gate)}`,
  };
}

/** Leaves out forms whose versions are all the same objects in both releases: usually most of them. */
function onlyChanged(
  before: ComparedRelease,
  after: ComparedRelease,
): [ComparedRelease, ComparedRelease] {
  const [isKnown, isLeft] = [holderOf(before.forms), holderOf(after.forms)];
  const changed = [
    ...before.forms.filter((form) => !isLeft(form)),
    ...after.forms.filter((form) => !isKnown(form)),
  ];
  const ids = new Set(changed.map(({ bundle }) => bundle.id));
  const forms = (all: readonly ComparedForm[]) => all.filter(({ bundle }) => ids.has(bundle.id));
  return [
    { ...before, forms: forms(before.forms) },
    { ...after, forms: forms(after.forms) },
  ];
}

function holderOf(forms: readonly ComparedForm[]): (form: ComparedForm) => boolean {
  const byBundle = new Map(forms.map((form) => [form.bundle, form]));
  return ({ bundle, questionSets }) => {
    const same = byBundle.get(bundle)?.questionSets;
    return same !== undefined && languages.every((each) => same[each] === questionSets[each]);
  };
}

function notAccepted(comparison: Comparison, { accepted }: Gate): string[] {
  const left = brokenParties(comparison).filter((party) => !accepted.includes(party));
  if (left.length === 0) return [];
  const all = brokenParties(comparison).join(',');
  return [
    `The changes break ${plainList(left)}. If that is intended, use --accept ${all} --reason "…".`,
  ];
}

function describeAccepted(comparison: Comparison, { accepted, reason }: Gate): string {
  const broken = brokenParties(comparison).filter((party) => accepted.includes(party));
  if (broken.length === 0 || reason === undefined) return '';
  return `\n## Accepted\n\nThat it breaks ${plainList(broken)} was accepted: ${reason}\n`;
}
