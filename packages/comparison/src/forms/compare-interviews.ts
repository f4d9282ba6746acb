import type { Interview } from '@formpress/model';
import { matchSets } from '../answers/match-sets.ts';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { quotedList } from '../foundation/describe-list.ts';
import { pairUp } from '../foundation/pair-up.ts';
import { compareNavigation } from './compare-navigation.ts';

/** What changed in the sets of an interview and in the navigation between them. */
export function compareInterviews(before: Interview, after: Interview): Change[] {
  const matches = matchSets(before, after);
  return [
    ...renumbered(matches),
    ...goneAndNew(before, after, matches),
    ...compareAsked(before, after, matches),
    ...[...matches].flatMap(([from, to]) => [
      ...compareOrder(to, before.sets[from]?.questions ?? [], after.sets[to]?.questions ?? []),
      ...compareNavigation(to, before.sets[from]?.next, after.sets[to]?.next, matches),
    ]),
    ...compareStart(before, after, matches),
  ];
}

function renumbered(matches: ReadonlyMap<string, string>): Change[] {
  const moved = [...matches].filter(([from, to]) => from !== to);
  if (moved.length === 0) return [];
  const pairs = moved.map(([from, to]) => `"${from}" is now "${to}"`);
  return [
    {
      breaks: ['CLIENT'],
      kind: 'sets-renumbered',
      about: moved.map(([from]) => from).join(', '),
      says: `Question sets have new ids: ${pairs.join(', ')}.`,
    },
  ];
}

function goneAndNew(
  before: Interview,
  after: Interview,
  matches: ReadonlyMap<string, string>,
): Change[] {
  const kept = new Set(matches.values());
  const gone = Object.keys(before.sets).filter((id) => !matches.has(id));
  const added = Object.keys(after.sets).filter((id) => !kept.has(id));
  const changes = gone.map((about): Change => {
    const what = after.sets[about] ? 'asks something else now' : 'is gone';
    const says = `The question set "${about}" ${what}.`;
    return { breaks: ['CLIENT'], kind: 'set-removed', about, says };
  });
  if (added.length > 0) {
    const says =
      added.length === 1
        ? `The question set ${quotedList(added)} is new.`
        : `The question sets ${quotedList(added)} are new.`;
    changes.push({ breaks: [], kind: 'set-added', about: added.join(', '), says });
  }
  return changes;
}

/** Questions that both versions ask, but in different sets. */
function compareAsked(
  before: Interview,
  after: Interview,
  matches: ReadonlyMap<string, string>,
): Change[] {
  const then = setsByQuestion(before, (id) => matches.get(id));
  const now = setsByQuestion(after, (id) => id);
  const moves = new Map<string, string[]>();
  for (const { name, before: old, after: current } of pairUp(then, now).both) {
    const left = old.filter((id) => !current.includes(id));
    const joined = current.filter((id) => !old.includes(id));
    const says = describeMove(joined, left);
    if (says !== '') moves.set(says, [...(moves.get(says) ?? []), name]);
  }
  return [...moves].map(([where, ids]) => ({
    breaks: ['CLIENT'],
    kind: 'question-moved',
    about: ids.join(', '),
    says: `${quotedList(ids)} ${ids.length === 1 ? where.replace('are', 'is') : where}.`,
  }));
}

function describeMove(joined: readonly string[], left: readonly string[]): string {
  if (joined.length === 0) return left.length === 0 ? '' : `are no longer in ${quotedList(left)}`;
  const where = `are now in ${quotedList(joined)}`;
  return left.length === 0 ? where : `${where} and no longer in ${quotedList(left)}`;
}

/**
 * The sets that ask a question, by the ids that `rename` gives them; sets without one are left out.
 */
function setsByQuestion(
  { sets }: Interview,
  rename: (id: string) => string | undefined,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, { questions }] of Object.entries(sets)) {
    const name = rename(id);
    for (const question of questions) {
      found.set(question, [...(found.get(question) ?? []), ...(name === undefined ? [] : [name])]);
    }
  }
  return found;
}

function compareOrder(set: string, before: readonly string[], after: readonly string[]): Change[] {
  const [then, now] = [
    before.filter((id) => after.includes(id)),
    after.filter((id) => before.includes(id)),
  ];
  if (isSame(then, now)) return [];
  const says = `The questions of "${set}" are in a different order.`;
  return [{ breaks: [], kind: 'questions-reordered', about: set, says }];
}

/** Reports an interview that begins with another set. A first set that was only renamed is reported with the new ids. */
function compareStart(
  before: Interview,
  after: Interview,
  matches: ReadonlyMap<string, string>,
): Change[] {
  if (matches.get(before.start) === after.start || before.start === after.start) return [];
  const says = `The interview begins with "${after.start}", not with "${before.start}".`;
  return [{ breaks: ['CLIENT'], kind: 'start-changed', about: after.start, says }];
}
