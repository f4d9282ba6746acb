import { walk } from '@formpress/engine';
import { limits } from '../../../limits/limits.ts';
import { TooMuchWork } from '../../../limits/work.ts';
import type { AnswerClass, AnswerClasses } from './answer-classes.ts';
import { relevance } from './relevance.ts';
import type { Scope } from './scopes-of.ts';
import { type Sent, sentOf, withAnswer } from './sent.ts';

/**
 * How a path ends: the name of the statement to sign, INELIGIBLE, or the question it is stuck at.
 */
type End = { finish: string } | { stuck: string };

/**
 * A point on a path where something is answered, or its end. Paths that continue in the same way share a
 * junction.
 */
export type Junction = { id: number; end?: End; steps: Step[] };

/** One answer, blank when empty; the sets it leads into; and the junction after it. */
export type Step = AnswerClass & { name: string; enters: readonly string[]; to: Junction };

/** All paths through an interview, as a graph from the start to the ends. */
export type PathGraph = { scope: Scope; start: Pick<Step, 'enters' | 'to'>; size: number };

/**
 * The first path found to a junction, and its depth in sets.
 */
type PathSoFar = {
  /** The last answer, linked to all before it. */
  last?: Answered | undefined;
  /** The answers on which the path from here on may depend. */
  kept: readonly [name: string, answer: string][];
  depth: number;
};

type Answered = { name: string; answer: string; before: Answered | undefined };

/** What is answered next: a position in a set, or among the federal values before the first set. */
type Position = { set: string | undefined; index: number };

type Arrival = PathGraph['start'];

/** A graph under construction. */
type Construction = {
  scope: Scope;
  classes: AnswerClasses;
  /** The junctions so far, by everything that the paths from there depend on. */
  known: Map<string, Junction>;
  isRelevant: ReturnType<typeof relevance>;
};

/**
 * Builds the graph of an interview's paths. The engine decides which path is taken, whether an answer is
 * needed, and which federal values go together. It is not recursive: a form may ask thousands of questions
 * in a row.
 */
export function pathGraph(scope: Scope, classes: AnswerClasses): PathGraph {
  const construction = { scope, classes, known: new Map(), isRelevant: relevance(scope) };
  const path: PathSoFar = { kept: [], depth: 0 };
  const { arrival, opened } = scope.federal
    ? arrive({ set: undefined, index: 0 }, path, construction)
    : enter(scope.interview.start, path, construction);
  const open = opened ? [opened] : [];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const answer = top.answers[top.next];
    top.next += 1;
    if (!answer) {
      open.pop();
      continue;
    }
    const { position, name, junction } = top;
    const after = { set: position.set, index: position.index + 1 };
    const next = arrive(after, answering(top.path, name, answer.answer), construction);
    junction.steps.push({ name, ...answer, ...next.arrival });
    if (next.opened) open.push(next.opened);
  }
  return { scope, start: arrival, size: construction.known.size };
}

function answering(path: PathSoFar, name: string, answer: string): PathSoFar {
  const others = path.kept.filter(([each]) => each !== name);
  return {
    last: { name, answer, before: path.last },
    kept: answer === '' ? others : [...others, [name, answer]],
    depth: path.depth,
  };
}

/** What is sent on a path. */
function sentOn({ last }: PathSoFar, federal: boolean): Sent {
  const answered: [string, string][] = [];
  for (let each = last; each; each = each.before) answered.push([each.name, each.answer]);
  return sentOf(answered.reverse(), federal);
}

/** A junction whose steps are being added, and the answer to try next. */
type Open = {
  position: Position;
  name: string;
  path: PathSoFar;
  junction: Junction;
  answers: readonly AnswerClass[];
  next: number;
};

/** Where a path arrives; opened if the junction is new. */
type Arrived = { arrival: Arrival; opened?: Open };

function arrive(position: Position, path: PathSoFar, construction: Construction): Arrived {
  const { set, index } = position;
  const name = namesAt(set, construction)[index];
  if (name === undefined) return leave(position, path, construction);
  // What matters in no set from here on matters in no later one either.
  const kept = path.kept.filter(([each]) => construction.isRelevant(set, each));
  const key = JSON.stringify([set, index, kept]);
  const found = construction.known.get(key);
  if (found) return { arrival: { to: found, enters: [] } };
  if (construction.known.size >= limits.junctions.most)
    throw new TooMuchWork(limits.junctions, set);
  const junction = add({ steps: [] }, key, construction);
  const answers = possibleAnswers(name, path, construction);
  const opened = { position, name, path: { ...path, kept }, junction, answers, next: 0 };
  return { arrival: { to: junction, enters: [] }, opened };
}

/** Goes from the end of a set to the next one, or to the end of the path. */
function leave({ set }: Position, path: PathSoFar, construction: Construction): Arrived {
  if (set === undefined) return enter(construction.scope.interview.start, path, construction);
  const next = stepAfter(set, path, construction.scope);
  if ('to' in next) return enter(next.to, { ...path, depth: path.depth + 1 }, construction);
  const key = JSON.stringify(next);
  const end = construction.known.get(key) ?? add({ end: next, steps: [] }, key, construction);
  return { arrival: { to: end, enters: [] } };
}

function enter(set: string, path: PathSoFar, construction: Construction): Arrived {
  const { arrival, ...opened } = arrive({ set, index: 0 }, path, construction);
  return { arrival: { ...arrival, enters: [set, ...arrival.enters] }, ...opened };
}

function add(junction: Omit<Junction, 'id'>, key: string, { known }: Construction): Junction {
  const added = { id: known.size, ...junction };
  known.set(key, added);
  return added;
}

/** What is answered in a set, or before the first one. */
function namesAt(set: string | undefined, { scope, classes }: Construction): string[] {
  if (set === undefined) return [...classes.keys()].filter((name) => name.startsWith('federal.'));
  const questions = scope.interview.sets[set]?.questions ?? [];
  return questions.filter((id) => !scope.bundle.questions[id]?.calculate);
}

/** Where a set leads on this path. */
function stepAfter(
  set: string,
  path: PathSoFar,
  { interview, bundle, federal }: Scope,
): { to: string } | End {
  const next = interview.sets[set]?.next;
  if (next && !('by' in next)) return next;
  const sent = sentOn(path, federal);
  const { visited, end } = walk(bundle, sent.answers, sent.federal);
  const to = visited[path.depth + 1];
  if (to !== undefined) return { to };
  if ('finish' in end) return end;
  return 'ineligible' in end ? { finish: 'INELIGIBLE' } : { stuck: end.unanswered };
}

/**
 * The answers that are accepted here, including blank where none is needed; only blank where none is used.
 */
function possibleAnswers(
  name: string,
  path: PathSoFar,
  { scope: { bundle, federal }, classes }: Construction,
): readonly AnswerClass[] {
  const answers = classes.get(name) ?? [];
  const isOptional = federal && bundle.withFederal?.optional?.includes(name);
  const required = isOptional ? 'NEVER' : bundle.questions[name]?.required;
  if (answers.length === 0) return [blank];
  if (required === 'ALWAYS') return answers;
  if (required === 'NEVER') return [blank, ...answers];
  const sent = sentOn(path, federal);
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
