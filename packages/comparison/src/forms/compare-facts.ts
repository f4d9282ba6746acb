import { type Bundle, compareVersions } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';

/** What changed in the facts about a form: names, source, blank, and within one version its effective date. */
export function compareFacts(before: Bundle, after: Bundle): Change[] {
  return [...whatClientsSee(before, after), ...whatIsOnlyRead(before, after)];
}

function whatClientsSee(before: Bundle, after: Bundle): Change[] {
  const changes: Change[] = [];
  const change = (about: string, says: string) =>
    changes.push({ breaks: ['CLIENT'], kind: 'fact-changed', about, says });
  for (const name of ['type', 'locality', 'country', 'language'] as const) {
    if (before[name] !== after[name])
      change(name, `The ${name} of the form is now ${after[name]}, not ${before[name]}.`);
  }
  // A new version has another effective date; the same version must not.
  const isSameVersion = compareVersions(before.version, after.version) === 0;
  if (isSameVersion && before.effective !== after.effective) {
    change('effective', `It is in force from ${after.effective}, not from ${before.effective}.`);
  }
  return changes;
}

function whatIsOnlyRead(before: Bundle, after: Bundle): Change[] {
  const changes: Change[] = [];
  const change = (about: string, says: string) =>
    changes.push({ breaks: [], kind: 'fact-changed', about, says });
  if (before.name !== after.name)
    change('name', `The form is now called "${after.name}", not "${before.name}".`);
  if (before.title !== after.title)
    change('title', `Its title is now "${after.title}", not "${before.title}".`);
  if (!isSame(before.source, after.source)) change('source', describeSource(after));
  if (!isSame(before.confidence, after.confidence)) change('confidence', describeConfidence(after));
  const unread = describeUnread(before.unverified ?? [], after.unverified ?? []);
  if (unread !== undefined) change('unverified', unread);
  if (before.wording !== after.wording)
    change('wording', `Its statements are in ${after.wording ? 'our' : "the agency's"} words now.`);
  if (!isSame(before.blank, after.blank)) change('blank', describeBlank(before, after));
  return changes;
}

/** Facts that are now verified in a source, and facts that no longer are. `confidence` covers the form as a whole. */
function describeUnread(before: readonly string[], after: readonly string[]): string | undefined {
  const read = before.filter((item) => item !== 'form' && !after.includes(item));
  const unread = after.filter((item) => item !== 'form' && !before.includes(item));
  const says = [
    ...(read.length > 0 ? [`Verified now: ${read.join(', ')}.`] : []),
    ...(unread.length > 0 ? [`No longer verified: ${unread.join(', ')}.`] : []),
  ];
  return says.length > 0 ? says.join(' ') : undefined;
}

/** What a version was checked against, in a sentence. */
function describeConfidence({ confidence = { basis: 'MEMORY' } }: Bundle): string {
  const { basis, source, from } = confidence;
  switch (basis) {
    case 'AGENCY_FILE':
      return "It is checked against the agency's own file now.";
    case 'OTHER_SOURCE':
      return `It is checked against another source now: ${source}.`;
    case 'CARRIED_OVER':
      return `It is carried over from ${from} now, and not checked against its own revision.`;
    case 'DERIVED':
      return `It is derived from ${from} now, and not checked against its own revision.`;
    case 'MEMORY':
      return 'It is no longer checked against any source.';
  }
}

function describeSource({ source }: Bundle): string {
  if (!source) return 'Its source is no longer named.';
  const revision = source.revision === undefined ? '' : `, revision ${source.revision}`;
  return `It follows a different source: ${source.agency}${revision}.`;
}

const blanks = { specimen: 'a drawn specimen', agency: "the agency's own" };

function describeBlank({ blank: before }: Bundle, { blank: after }: Bundle): string {
  if (before.kind !== after.kind)
    return `The blank form is now ${blanks[after.kind]}, not ${blanks[before.kind]}.`;
  const pages = `${after.pages} ${after.pages === 1 ? 'page' : 'pages'}`;
  return before.pages === after.pages
    ? 'The blank form is a different file.'
    : `The blank form has ${pages}, not ${before.pages}.`;
}
