import { walk } from '@formpress/engine';
import type { AnswerClass, AnswerClasses } from './answer-classes.ts';
import { relevance } from './relevance.ts';
import type { Scope } from './scopes-of.ts';
import { answersOn, type Sent, withAnswer } from './sent.ts';

/**
 * How a path ends: the name of the statement to sign, INELIGIBLE, or the question it is stuck at.
 */
type End = { finish: string } | { stuck: string };

/**
 * A place on a path where something is answered, or its end. Paths that go on alike meet in one
 * junction.
 */
export type Junction = { id: number; end?: End; steps: Step[] };

/** One answer, blank when empty; the sets it leads into; and the junction after it. */
export type Step = AnswerClass & { name: string; enters: readonly string[]; to: Junction };

/** All paths through an interview: every route from the start to an end is a path. */
export type PathGraph = { scope: Scope; start: Pick<Step, 'enters' | 'to'>; size: number };

/**
 * A path to a junction: of all there are, the first that was found. It stands in the set of that
 * depth.
 */
type PathSoFar = { sent: Sent; depth: number };

/** What is answered next: a place in a set, or among the federal values before the first set. */
type Position = { set: string | undefined; index: number };

type Arrival = PathGraph['start'];

/** A graph that is being drawn. */
type Drawing = {
  scope: Scope;
  classes: AnswerClasses;
  /** The junctions so far, by all that the paths from there on depend on. */
  known: Map<string, Junction>;
  isRelevant: ReturnType<typeof relevance>;
};

/**
 * Draws the paths of an interview. What the engine decides it is asked: which branch is taken, whether
 * an answer is needed, which federal values go together.
 */
export function pathGraph(scope: Scope, classes: AnswerClasses): PathGraph {
  const drawing = { scope, classes, known: new Map(), isRelevant: relevance(scope) };
  const start = scope.federal
    ? arrive(
        { set: undefined, index: 0 },
        { sent: { answers: {}, federal: {} }, depth: 0 },
        drawing,
      )
    : enter(scope.interview.start, { sent: { answers: {} }, depth: 0 }, drawing);
  return { scope, start, size: drawing.known.size };
}

function arrive(position: Position, path: PathSoFar, drawing: Drawing): Arrival {
  const { set, index } = position;
  const name = namesAt(set, drawing)[index];
  if (name === undefined) return leave(position, path, drawing);
  const kept = answersOn(path.sent).filter(([each]) => drawing.isRelevant(set, each));
  const key = JSON.stringify([set, index, kept]);
  const found = drawing.known.get(key);
  if (found) return { to: found, enters: [] };
  const to = add({ steps: [] }, key, drawing);
  const after = { set, index: index + 1 };
  for (const each of possibleAnswers(name, path.sent, drawing)) {
    const sent = withAnswer(path.sent, name, each.answer);
    to.steps.push({ name, ...each, ...arrive(after, { ...path, sent }, drawing) });
  }
  return { to, enters: [] };
}

/** Goes from the end of a set to the next one, or to the end of the path. */
function leave({ set }: Position, path: PathSoFar, drawing: Drawing): Arrival {
  if (set === undefined) return enter(drawing.scope.interview.start, path, drawing);
  const next = stepAfter(set, path, drawing.scope);
  if ('to' in next) return enter(next.to, { ...path, depth: path.depth + 1 }, drawing);
  const key = JSON.stringify(next);
  const end = drawing.known.get(key) ?? add({ end: next, steps: [] }, key, drawing);
  return { to: end, enters: [] };
}

function enter(set: string, path: PathSoFar, drawing: Drawing): Arrival {
  const { to, enters } = arrive({ set, index: 0 }, path, drawing);
  return { to, enters: [set, ...enters] };
}

function add(junction: Omit<Junction, 'id'>, key: string, { known }: Drawing): Junction {
  const added = { id: known.size, ...junction };
  known.set(key, added);
  return added;
}

/** What is answered in a set, or before the first one. */
function namesAt(set: string | undefined, { scope, classes }: Drawing): string[] {
  if (set === undefined) return [...classes.keys()].filter((name) => name.startsWith('federal.'));
  const questions = scope.interview.sets[set]?.questions ?? [];
  return questions.filter((id) => !scope.bundle.questions[id]?.calculate);
}

/** Where a set leads on this path. */
function stepAfter(
  set: string,
  path: PathSoFar,
  { interview, bundle }: Scope,
): { to: string } | End {
  const next = interview.sets[set]?.next;
  if (next && !('by' in next)) return next;
  const { visited, end } = walk(bundle, path.sent.answers, path.sent.federal);
  const to = visited[path.depth + 1];
  if (to !== undefined) return { to };
  if ('finish' in end) return end;
  return 'ineligible' in end ? { finish: 'INELIGIBLE' } : { stuck: end.unanswered };
}

/**
 * The answers that are taken here: blank where nothing is needed, and only blank where nothing
 * counts.
 */
function possibleAnswers(
  name: string,
  sent: Sent,
  { scope: { bundle, federal }, classes }: Drawing,
): readonly AnswerClass[] {
  const answers = classes.get(name) ?? [];
  const isOptional = federal && bundle.withFederal?.optional?.includes(name);
  const required = isOptional ? 'NEVER' : bundle.questions[name]?.required;
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
