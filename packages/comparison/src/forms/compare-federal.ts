import type { Bundle, FederalInterview } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { describeExpression } from '../foundation/describe-expression.ts';
import { pairEntries, pairUp } from '../foundation/pair-up.ts';
import { compareInterviews } from './compare-interviews.ts';
import { comparePaths } from './compare-paths.ts';

/** What changed in the second interview, for employees whose federal values are known. */
export function compareFederal(before: Bundle, after: Bundle): Change[] {
  const [then, now] = [before.withFederal, after.withFederal];
  if (!then && !now) return [];
  const change = (breaks: Change['breaks'], says: string): Change[] => [
    { breaks, kind: 'federal-values-changed', about: 'federalValues', says },
  ];
  if (!now) return change(['CLIENT'], 'The form no longer takes federal values.');
  if (!then) return change([], 'The form now takes federal values.');
  return [
    ...compareGiven(then, now),
    ...compareOptional(then, now),
    ...compareSpellings(then, now),
    ...[
      ...compareInterviews(then, now),
      ...comparePaths({ bundle: before, interview: then }, { bundle: after, interview: now }),
    ].map((each) => ({ ...each, says: inSecondInterview(each.says) })),
  ];
}

/** A sentence about the second interview. */
export function inSecondInterview(says: string): string {
  const first = says.charAt(0);
  return `With federal values: ${first.toLowerCase()}${says.slice(1)}`;
}

function compareGiven(before: FederalInterview, after: FederalInterview): Change[] {
  const byId = ({ given }: FederalInterview) =>
    given.map(({ question, is }) => [question, is] as const);
  const { both, gone, added } = pairUp(byId(before), byId(after));
  const change = (about: string, says: string, breaks: Change['breaks'] = ['CLIENT']): Change => ({
    breaks,
    kind: 'given-changed',
    about,
    says: inSecondInterview(says),
  });
  return [
    ...gone.map(({ name }) => change(name, `"${name}" is no longer given.`)),
    ...added.map(({ name, after: is }) =>
      change(name, `"${name}" is given as ${describeExpression(is)}.`, []),
    ),
    ...both
      .filter((each) => !isSame(each.before, each.after))
      .map(({ name, before: then, after: now }) =>
        change(
          name,
          `"${name}" is given as ${describeExpression(now)}, not as ${describeExpression(then)}.`,
        ),
      ),
  ];
}

/** A question that can no longer be left out must be answered, if it is still asked. */
function compareOptional(before: FederalInterview, after: FederalInterview): Change[] {
  const byId = ({ optional = [] }: FederalInterview) => optional.map((id) => [id, id] as const);
  const { gone, added } = pairUp(byId(before), byId(after));
  const asked = new Set(Object.values(after.sets).flatMap(({ questions }) => questions));
  const change = (about: string, says: string, breaks: Change['breaks']): Change => ({
    breaks,
    kind: 'given-changed',
    about,
    says: inSecondInterview(says),
  });
  return [
    ...gone
      .filter(({ name }) => asked.has(name))
      .map(({ name }) => change(name, `"${name}" may no longer be left out.`, ['CLIENT'])),
    ...added.map(({ name }) => change(name, `"${name}" may be left out.`, [])),
  ];
}

function compareSpellings(before: FederalInterview, after: FederalInterview): Change[] {
  const { both, gone, added } = pairEntries(before.filingStatus, after.filingStatus);
  const change = (about: string, says: string, breaks: Change['breaks'] = ['CLIENT']): Change => ({
    breaks,
    kind: 'filing-status-changed',
    about,
    says: `federalValues.filingStatus ${says}`,
  });
  return [
    ...gone.map(({ name }) => change(name, `no longer takes "${name}".`)),
    ...added.map(({ name, after: now }) =>
      change(name, `also takes "${name}", which means "${now}".`, []),
    ),
    ...both
      .filter((each) => each.before !== each.after)
      .map(({ name, before: then, after: now }) =>
        change(name, `"${name}" means "${now}", not "${then}".`),
      ),
  ];
}
