import type { HomeAndWork } from '@formpress/engine';
import type { LinkedFlow, LinkedFlowRow, LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedSet, Target } from '../../4-link/linked/linked-form.ts';
import { answersOf } from '../../4-link/names/answers-of.ts';
import { offerTo } from '../localities/offers-of.ts';
import { everyoneConcerned, type Person } from './people-concerned.ts';
import { type Row, rowsFor } from './place-rows.ts';

/** The forms of a locality, or one of its flows: who gets what, and what each answer leads to. */
export type Section = { name: string; rows: Row[]; answers: Map<string, string> };

/** Who gets which form of a locality, everything that decides it, and the names of its cases. */
export type PlaceTable = { sections: Section[]; cases: string[] };

/** The name of the section about forms rather than a flow. */
export const formsSection = 'forms';

/** The whole table of a locality as it is now. */
export function placeTableOf(locality: LinkedLocality): PlaceTable {
  const people = everyoneConcerned(locality);
  const flows = locality.flows.map(({ id, flow }) => ({
    name: id,
    rows: rowsFor(locality.code, people, (person) => resultsOf(id, person, locality)),
    answers: flow ? answersIn(flow) : new Map<string, string>(),
  }));
  const rows = rowsFor(locality.code, people, (person) =>
    resultsOf(formsSection, person, locality),
  );
  const forms = { name: formsSection, rows, answers: new Map<string, string>() };
  return { sections: [forms, ...flows], cases: locality.caseNames };
}

/** What someone gets by a section, in the words of the lock; undefined where it is not for them. */
export function resultsOf(
  section: string,
  { is }: Person,
  locality: LinkedLocality,
): string | undefined {
  const { forms, recommended, rows } = offerOnce(locality, is);
  if (section !== formsSection) return describeRow(rows.get(section));
  return describeForms(forms.map((id) => (recommended.includes(id) ? `${id}*` : id)));
}

const known = new WeakMap<HomeAndWork, ReturnType<typeof offerTo>>();

/** What a locality offers someone, found once, because every section asks about the same people. */
function offerOnce(locality: LinkedLocality, is: HomeAndWork): ReturnType<typeof offerTo> {
  const offer = known.get(is) ?? offerTo(locality, is);
  known.set(is, offer);
  return offer;
}

function describeRow(row: LinkedFlowRow | undefined): string | undefined {
  if (!row) return undefined;
  return 'start' in row ? `asks from ${row.start}` : describeForms(row.forms);
}

function describeForms(forms: readonly string[]): string {
  return forms.length === 0 ? 'nothing' : forms.join(' ');
}

/** What each answer yields and where it leads, by the set, the question and the answer. */
function answersIn({ interview }: LinkedFlow): Map<string, string> {
  return new Map(interview.sets.flatMap((set) => [...answersOfSet(set), ...alwaysNext(set)]));
}

function answersOfSet({ id, questions, next }: LinkedSet): [string, string][] {
  return questions.flatMap(({ question }) => {
    const steers = next.kind === 'byAnswer' && next.question.id === question.id;
    if (!question.forms && !steers) return [];
    return answersOf(question).map(({ value }): [string, string] => {
      const forms = question.forms ? [describeForms(question.forms.get(value) ?? [])] : [];
      const target = steers ? next.goTo.get(value)?.target : undefined;
      const then = target ? [describeTarget(target)] : [];
      return [`${id} ${question.id} ${value}`, [...forms, ...then].join(', ')];
    });
  });
}

function alwaysNext({ id, next }: LinkedSet): [string, string][] {
  return next.kind === 'always' ? [[id, describeTarget(next.target)]] : [];
}

function describeTarget(target: Target): string {
  return 'set' in target ? `then ${target.set}` : 'then finish';
}
