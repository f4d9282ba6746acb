import {
  brokenParties,
  type Change,
  type Comparison,
  changesIn,
  type FormChanges,
  parties,
} from '../foundation/change.ts';
import { plainList } from '../foundation/describe-list.ts';

/** A comparison for people to read: a changelog by form, breaking changes first. */
export function printComparison(comparison: Comparison): string {
  const { forms, applicability } = comparison;
  const parts = [
    ...forms.map((form) => `## ${headingOf(form)}\n\n${printChanges(form.changes)}`),
    ...(applicability.length > 0
      ? [`## Who gets which form\n\n${printChanges(applicability)}`]
      : []),
    closingLine(comparison),
  ];
  return `${parts.join('\n\n')}\n`;
}

function headingOf({ id, from, to }: FormChanges): string {
  if (to === undefined) return `${id} ${from}`;
  return from === undefined || from === to ? `${id} ${to}` : `${id} ${to}, after ${from}`;
}

const names = { CLIENT: 'clients', STORED_ANSWERS: 'stored answers', PAYROLL: 'payroll' };

function printChanges(changes: readonly Change[]): string {
  const groups = new Map<string, string[]>();
  for (const { breaks, says } of changes.toSorted((a, b) => rank(a) - rank(b))) {
    const heading = breaks.length === 0 ? 'nobody' : plainList(breaks.map((party) => names[party]));
    const codes = breaks.length === 0 ? 'NONE' : breaks.join(', ');
    const key = `### Breaks ${heading} (${codes})`;
    groups.set(key, [...(groups.get(key) ?? []), `- ${says}`]);
  }
  return [...groups].map(([heading, lines]) => `${heading}\n\n${lines.join('\n')}`).join('\n\n');
}

/** Changes that break someone first, by whom. */
function rank({ breaks: [first, ...more] }: Change): number {
  return first ? parties.indexOf(first) * 10 - more.length : parties.length * 10;
}

function closingLine(comparison: Comparison): string {
  const changes = changesIn(comparison);
  if (changes.length === 0) return 'Nothing changed.';
  const counts = brokenParties(comparison).map((party) => {
    const number = changes.filter(({ breaks }) => breaks.includes(party)).length;
    return `${number} ${number === 1 ? 'breaks' : 'break'} ${names[party]}`;
  });
  const all = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  return `${all}; ${counts.length === 0 ? 'nothing breaks' : plainList(counts)}.`;
}
