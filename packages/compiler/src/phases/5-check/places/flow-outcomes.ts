import type { LinkedFlow, LinkedFlowRow } from '../../4-link/linked/linked.ts';
import type { LinkedSet } from '../../4-link/linked/linked-form.ts';
import { answersOf } from '../../4-link/names/answers-of.ts';

const mostOutcomes = 2_000;

/** What one way through a flow yields, and what was answered on it, by question. */
export type FlowOutcome = { forms: string[]; answers: Record<string, string> };

/** All that a flow can yield from one of its rows; nothing where that is too much to look at. */
export function flowOutcomes(
  row: LinkedFlowRow,
  flow: LinkedFlow | undefined,
): FlowOutcome[] | undefined {
  if ('forms' in row) return [{ forms: row.forms, answers: {} }];
  const sets = new Map(flow?.interview.sets.map((set) => [set.id, set]));
  const done: FlowOutcome[] = [];
  const open = [{ set: sets.get(row.start), forms: [] as string[], answers: {} }];
  for (let way = open.pop(); way; way = open.pop()) {
    const { set, ...before } = way;
    if (!set) done.push(before);
    else
      for (const next of waysThrough(set, before)) open.push({ ...next, set: sets.get(next.to) });
    if (open.length + done.length > mostOutcomes) return undefined;
  }
  return done;
}

/** Each combination of answers in a set that yields or decides something, and the set that follows. */
function waysThrough(set: LinkedSet, before: FlowOutcome): (FlowOutcome & { to: string })[] {
  const { next } = set;
  let ways = [before];
  for (const { question } of set.questions) {
    const steers = next.kind === 'byAnswer' && next.question.id === question.id;
    if (!question.forms && !steers) continue;
    ways = ways.flatMap(({ forms, answers }) =>
      answersOf(question).map(({ value }) => ({
        forms: [...forms, ...(question.forms?.get(value) ?? [])],
        answers: { ...answers, [question.id]: value },
      })),
    );
  }
  return ways.map((way) => {
    const answers: Record<string, string> = way.answers;
    const target =
      next.kind === 'always' ? next.target : next.goTo.get(answers[next.question.id] ?? '')?.target;
    return { ...way, to: target && 'set' in target ? target.set : '' };
  });
}
