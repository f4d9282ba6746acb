import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { offerTo } from '../localities/offers-of.ts';
import { describeAnswerChange, describeFormsChange, describeRowChange } from './describe-change.ts';
import { describePeople } from './describe-people.ts';
import { elsewhere, everyoneConcerned, otherPlaces, type Person } from './people-concerned.ts';
import { anywhere, lookUp } from './place-rows.ts';
import {
  formsSection,
  type PlaceTable,
  placeTableOf,
  resultsOf,
  type Section,
} from './place-table.ts';

/** A change since the locality was locked, in a sentence. */
export type PlaceChange = { at: SourceRange; message: string };

/** What changed since a locality was locked. */
export function placeChanges(then: PlaceTable, locality: LinkedLocality): PlaceChange[] {
  const now = placeTableOf(locality);
  const names = [...new Set([...now.sections, ...then.sections].map(({ name }) => name))];
  const named = codesIn([...then.sections, ...now.sections]);
  const people = everyoneConcerned(locality, named);
  return names.flatMap((name) => {
    const was = then.sections.find((section) => section.name === name) ?? empty(name);
    const is = now.sections.find((section) => section.name === name) ?? empty(name);
    return [...changedPeople(was, people, locality), ...changedAnswers(was, is, locality)];
  });
}

function empty(name: string): Section {
  return { name, rows: [], answers: new Map() };
}

function codesIn(sections: readonly Section[]): string[] {
  const names = sections.flatMap(({ rows }) =>
    rows.flatMap(({ homes, others }) => [
      ...homes,
      ...others.flatMap((other) => otherPlaces({ isHere: false, other })),
    ]),
  );
  return names.filter((name) => ![elsewhere, anywhere, 'abroad'].includes(name));
}

type Group = { was: string | undefined; is: string | undefined; people: Person[] };

function changedPeople(
  { name, rows }: Section,
  people: readonly Person[],
  locality: LinkedLocality,
): PlaceChange[] {
  const groups = new Map<string, Group>();
  for (const person of people) {
    const is = resultsOf(name, person, locality);
    const isForThem = is !== undefined || !locality.flows.some(({ id }) => id === name);
    const was = isForThem ? lookUp(rows, person) : undefined;
    if (was === is) continue;
    const usual = JSON.stringify([was ?? '', is ?? '', shapeOf(person)]);
    const special = specialtyOf(person);
    // A change for everyone is told once, for people who work in one place and whose employer is registered.
    if (special !== '' && groups.has(usual)) continue;
    const key = `${usual}${special}`;
    const group = groups.get(key) ?? { was, is, people: [] };
    group.people.push(person);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ was, is, people: [...changed] }) => {
    const who = describePeople(changed, locality);
    const at = placeOf(name, changed, { was, is, locality });
    const message =
      name === formsSection
        ? describeFormsChange(who, was, is)
        : describeRowChange(who, name, was, is);
    return { at, message };
  });
}

/** A key for people who are described together. */
function shapeOf({ work, home }: Person): string {
  return `${work.isHere} ${work.isHere || home}`;
}

function specialtyOf({ work, isUnregistered }: Person): string {
  return `${isUnregistered ? 'unregistered' : ''}${otherPlaces(work).length > 1 ? 'two places' : ''}`;
}

/** The line of a form that changed, or the row of the flow that applies now. */
function placeOf(
  name: string,
  [first]: readonly Person[],
  {
    was = '',
    is = '',
    locality,
  }: { was?: string | undefined; is?: string | undefined; locality: LinkedLocality },
): SourceRange {
  if (name !== formsSection) {
    const row = first && offerTo(locality, first.is).rows.get(name);
    return row?.at ?? locality.flows.find(({ id }) => id === name)?.at ?? locality.formsAt;
  }
  const [then, now] = [was.split(' '), is.split(' ')];
  const isOther = (id: string) =>
    [id, `${id}*`].some((each) => then.includes(each) !== now.includes(each));
  const moved = now.find((each, index) => each !== then[index])?.replace('*', '');
  const form =
    locality.forms.find(({ id }) => isOther(id)) ?? locality.forms.find(({ id }) => id === moved);
  return form?.at ?? locality.formsAt;
}

function changedAnswers(was: Section, is: Section, locality: LinkedLocality): PlaceChange[] {
  const written = locality.flows.find(({ id }) => id === is.name);
  const questions = written?.flow?.interview.sets.flatMap((set) => set.questions) ?? [];
  if (written && !written.flow) return [];
  return [...new Set([...is.answers.keys(), ...was.answers.keys()])].flatMap((key) => {
    const [then, now] = [was.answers.get(key), is.answers.get(key)];
    if (then === now) return [];
    const [, id, ...answer] = key.split(' ');
    const asked = questions.find(({ question }) => question.id === id)?.question;
    const answerAt = asked?.formPlaces?.get(answer.join(' '));
    const set = written?.flow?.interview.sets.find(({ id }) => id === key);
    const at = answerAt ?? asked?.at ?? set?.next.at ?? written?.at ?? locality.formsAt;
    return [{ at, message: describeAnswerChange(is.name, key, then, now) }];
  });
}
