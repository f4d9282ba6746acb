import { walk } from '@formpress/engine';
import type { AnswerClass, AnswerClasses } from './answer-classes.ts';
import { relevance } from './relevance.ts';
import type { Scope } from './scopes-of.ts';
import { answersOn, type Sent, withAnswer } from './sent.ts';

/** How a path ends: the name of the statement to sign, INELIGIBLE, or the question it is stuck at. */
export type End = { finish: string } | { stuck: string };

/** A place on a path where something is answered, or its end. Paths that go on alike meet in one junction. */
export type Junction = { id: number; end?: End; steps: Step[] };

/** One answer, blank when empty; the sets it leads into; and the junction after it. */
export type Step = AnswerClass & { name: string; enters: readonly string[]; to: Junction };

/** All paths through an interview: every way from the start to an end is a path. */
export type PathGraph = { scope: Scope; start: Pick<Step, 'enters' | 'to'>; size: number };

/** A way to a junction: of all there are, the first that was found. It stands in the set of that depth. */
type Way = { sent: Sent; depth: number };

/** What is answered next: a place in a set, or among the federal values before the first set. */
type Position = { set: string | undefined; index: number };

type Arrival = PathGraph['start'];

/**
 * Draws the paths of an interview. What the engine decides it is asked: which way is taken, whether an answer is
 * needed, which federal values go together.
 */
export function pathGraph(scope: Scope, classes: AnswerClasses): PathGraph {
  const { interview, bundle } = scope;
  const known = new Map<string, Junction>();
  const isRelevant = relevance(scope);
  const federalNames = [...classes.keys()].filter((name) => name.startsWith('federal.'));
  const asked = (set: string) =>
    interview.sets[set]?.questions.filter((id) => !bundle.questions[id]?.calculate) ?? [];

  const arrive = (position: Position, way: Way): Arrival => {
    const { set, index } = position;
    const name = (set === undefined ? federalNames : asked(set))[index];
    if (name === undefined) return leave(position, way);
    const kept = answersOn(way.sent).filter(([each]) => isRelevant(set, each));
    const key = JSON.stringify([set, index, kept]);
    const found = known.get(key);
    if (found) return { to: found, enters: [] };
    const to = add({ steps: [] }, key);
    for (const each of possibleAnswers(name, way.sent, scope, classes)) {
      const sent = withAnswer(way.sent, name, each.answer);
      to.steps.push({ name, ...each, ...arrive({ set, index: index + 1 }, { ...way, sent }) });
    }
    return { to, enters: [] };
  };

  /** Goes from the end of a set to the next one, or to the end of the path. */
  const leave = ({ set }: Position, way: Way): Arrival => {
    if (set === undefined) return enter(interview.start, way);
    const next = stepAfter(set, way, scope);
    if ('to' in next) return enter(next.to, { ...way, depth: way.depth + 1 });
    const key = JSON.stringify(next);
    return { to: known.get(key) ?? add({ end: next, steps: [] }, key), enters: [] };
  };

  const enter = (set: string, way: Way): Arrival => {
    const { to, enters } = arrive({ set, index: 0 }, way);
    return { to, enters: [set, ...enters] };
  };

  const add = (junction: Omit<Junction, 'id'>, key: string): Junction => {
    const added = { id: known.size, ...junction };
    known.set(key, added);
    return added;
  };
  const nothing: Sent = { answers: {}, ...(scope.federal ? { federal: {} } : {}) };
  const way = { sent: nothing, depth: 0 };
  const start = scope.federal
    ? arrive({ set: undefined, index: 0 }, way)
    : enter(interview.start, way);
  return { scope, start, size: known.size };
}

/** Where a set leads on this way. */
function stepAfter(set: string, way: Way, { interview, bundle }: Scope): { to: string } | End {
  const next = interview.sets[set]?.next;
  if (next && !('by' in next)) return next;
  const { visited, end } = walk(bundle, way.sent.answers, way.sent.federal);
  const to = visited[way.depth + 1];
  if (to !== undefined) return { to };
  if ('finish' in end) return end;
  return 'ineligible' in end ? { finish: 'INELIGIBLE' } : { stuck: end.unanswered };
}

/** The answers that are taken here: blank where nothing is needed, and only blank where nothing counts. */
function possibleAnswers(
  name: string,
  sent: Sent,
  { bundle }: Scope,
  classes: AnswerClasses,
): readonly AnswerClass[] {
  const answers = classes.get(name) ?? [];
  const required = bundle.questions[name]?.required;
  if (answers.length === 0) return [blank];
  if (required === 'ALWAYS') return answers;
  if (required === 'NEVER') return [blank, ...answers];
  const takes = ({ answer }: AnswerClass) => isTaken(name, withAnswer(sent, name, answer), bundle);
  if (required === 'DEPENDENT') return takes(blank) ? [blank] : answers;
  return [blank, ...answers].filter(takes);
}

const blank: AnswerClass = { answer: '' };

function isTaken(name: string, { answers, federal }: Sent, bundle: Scope['bundle']): boolean {
  const field =
    federal && name.startsWith('federal.')
      ? name.replace('federal', 'federalValues')
      : `fields.${name}`;
  return !walk(bundle, answers, federal).refusals.some((refusal) => refusal.field === field);
}
