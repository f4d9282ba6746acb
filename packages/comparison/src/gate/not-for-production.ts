import type { Bundle, Localities } from '@formpress/model';
import type { ComparedRelease } from '../foundation/compared.ts';
import { plainList, shortenedList } from '../foundation/describe-list.ts';

const mostNames = 8;

/** What must not be served in production: a sentence for each form version and flow. */
export function notForProduction({ forms, localities }: ComparedRelease): string[] {
  return [
    ...forms.flatMap(({ bundle }) => inForm(bundle)),
    ...localities.localities.flatMap((locality) => inFlows(locality)),
  ];
}

function inForm({ id, version, blank, wording, ownWords, statements, unverified = [] }: Bundle) {
  const name = `${id} ${version}`;
  return [
    ...(blank.kind === 'specimen' ? [`${name} has a drawn specimen as its blank.`] : []),
    ...(wording === 'ours'
      ? [`${name} has statements in our words: ${plainList(ownWords ?? Object.keys(statements))}.`]
      : []),
    ...(unverified.length > 0
      ? [`${name} was not read in any source: ${shortenedList(unverified, mostNames)}.`]
      : []),
  ];
}

function inFlows({ flows }: Localities['localities'][number]): string[] {
  return flows.flatMap(({ id, unverified = [] }) =>
    unverified.length > 0
      ? [`The flow ${id} was not read in any source: ${shortenedList(unverified, mostNames)}.`]
      : [],
  );
}
