import type { LinkedFlow, LinkedFlowRow } from '../../4-link/linked/linked.ts';
import type { LinkedSet } from '../../4-link/linked/linked-form.ts';
import { answersOf } from '../../4-link/names/answers-of.ts';

const mostOutcomes = 2_000;

/** What one path through a flow yields, and its answers by question. */
export type FlowOutcome = { forms: string[]; answers: Record<string, string> };

/** All outcomes of a flow from one of its rows; undefined where there are too many. */
export function flowOutcomes(
  row: LinkedFlowRow,
  flow: LinkedFlow | undefined,
): FlowOutcome[] | undefined {
  if ('forms' in row) return [{ forms: row.forms, answers: {} }];
  const sets = new Map(flow?.interview.sets.map((set) => [set.id, set]));
  const done: FlowOutcome[] = [];
  const open = [{ set: sets.get(row.start), forms: [] as string[], answers: {} }];
  for (let path = open.pop(); path; path = open.pop()) {
    const { set, ...before } = path;
    if (!set) done.push(before);
    else
      for (const next of pathsThrough(set, before)) open.push({ ...next, set: sets.get(next.to) });
    if (open.length + done.length > mostOutcomes) return undefined;
  }
  return done;
}

/** Each combination of answers in a set that yields or decides something, and the set that follows. */
function pathsThrough(set: LinkedSet, before: FlowOutcome): (FlowOutcome & { to: string })[] {
  const { next } = set;
  let paths = [before];
  for (const { question } of set.questions) {
    const steers = next.kind === 'byAnswer' && next.question.id === question.id;
    if (!question.forms && !steers) continue;
    paths = paths.flatMap(({ forms, answers }) =>
      answersOf(question).map(({ value }) => ({
        forms: [...forms, ...(question.forms?.get(value) ?? [])],
        answers: { ...answers, [question.id]: value },
      })),
    );
  }
  return paths.map((path) => {
    const answers: Record<string, string> = path.answers;
    const target =
      next.kind === 'always' ? next.target : next.goTo.get(answers[next.question.id] ?? '')?.target;
    return { ...path, to: target && 'set' in target ? target.set : '' };
  });
}
