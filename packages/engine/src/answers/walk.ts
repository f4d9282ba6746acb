import type { Bundle, Language, Next } from '@formpress/model';
import type { Answers } from '../foundation/fill-request.ts';
import { prepareForm } from '../foundation/prepare-form.ts';
import type { Refusal } from '../foundation/refusal.ts';
import type { Known, Values } from '../foundation/values.ts';
import { readFederalValues } from './federal-values.ts';
import { interviewOf } from './interview-of.ts';
import { setGiven, visitQuestion, type WalkState } from './visit-question.ts';

/** A path through an interview and its result. */
export type Walk = {
  /** The question sets passed, in order. */
  visited: string[];
  end: { finish: string } | { ineligible: string } | { unanswered: string };
  /** The questions asked on the path, in order; calculated ones are not asked. */
  asked: string[];
  /** Answers, given and calculated values of this path, and federal values as federal.<key>. */
  values: Values;
  /** Refused federal values and answers, in the order of the form. */
  refusals: Refusal[];
};

/** Walks the question sets as a client does. A missing or refused answer may end the walk. */
export function walk(
  bundle: Bundle,
  answers: Answers,
  federal?: Answers,
  language: Language = 'en',
): Walk {
  const given = federal && readFederalValues(bundle.withFederal, federal);
  const values = new Map<string, Known>(given?.values);
  const state: WalkState = {
    form: prepareForm(bundle),
    answers,
    language,
    values,
    optional: (given && bundle.withFederal?.optional) ?? [],
    asked: [],
    refusals: given?.refusals ?? [],
    refused: new Set(given?.refusals.map(({ field }) => field.replace('federalValues', 'federal'))),
  };
  if (given) setGiven(bundle.withFederal?.given ?? [], state);

  const interview = interviewOf(bundle, federal !== undefined);
  const visited: string[] = [];
  const { asked, refusals } = state;
  let id = interview.start;
  for (;;) {
    visited.push(id);
    const set = interview.sets[id];
    if (!set) throw new Error(`${bundle.id} ${bundle.version} has no set ${id}.`);
    for (const question of set.questions) visitQuestion(question, state);
    const step = stepFrom(id, set.next, values);
    if (!('to' in step)) return { visited, end: step, asked, values, refusals };
    id = step.to; // terminates: no bundle has a cycle
  }
}

function stepFrom(id: string, next: Next, values: Values): { to: string } | Walk['end'] {
  if (!('by' in next)) return next;
  const answer = values.get(next.by);
  if (!answer) return { unanswered: next.by };
  const target = next.goTo[answer.sent] ?? next.goTo[answer.text];
  if (!target) throw new Error(`An answer to ${next.by} leads nowhere from ${id}.`);
  return 'ineligible' in target ? { ineligible: id } : target;
}
