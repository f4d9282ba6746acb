import { prepareForm } from '@formpress/engine';
import { readsOf } from '@formpress/formula';
import { createWork, type Work } from '../../../limits/work.ts';
import { smallestStep } from './answer-classes.ts';
import { comparisonsOn, type MadeComparison } from './comparisons-on.ts';
import type { Scope } from './scopes-of.ts';
import { type Sent, withAnswer } from './sent.ts';

/** How the left side compares to the right one. The adjacent values reveal when the amount compared with has changed. */
type Relation = 'less' | 'just less' | 'equal' | 'just greater' | 'greater';

/**
 * A comparison, the relations of its sides that no path has shown yet, and paths on which it is made,
 * those where it matters first.
 */
type Turn = { key: string; reads: string[]; open: Set<Relation>; paths: Sent[] };

const mostTries = 2000;
const pathsPerTurn = 4;

/**
 * Finds paths on which a comparison comes out less, equal and greater, where the paths so far lack
 * one: changes one amount at a time and follows the straight line to where both sides are equal.
 * Paths that were useful before come first.
 */
export function findTurns(
  scope: Scope,
  paths: readonly Sent[],
  before: readonly Sent[] = [],
  work: Work = createWork(),
): Sent[] {
  const cost = costOfInspection(scope);
  work.spend(paths.length * cost);
  const turns = turnsOn(scope, paths);
  const found: Sent[] = [];
  let tries = 0;
  const tryOut = (sent: Sent, key: string) => {
    tries += 1;
    work.spend(cost);
    const compared = comparisonsOn(scope.bundle, sent);
    const difference = compared.get(key)?.difference;
    let isNew = false;
    for (const [each, made] of compared) {
      if (made.matters && closesAny(turns.get(each)?.open, made)) isNew = true;
    }
    if (isNew) found.push(sent);
    return difference;
  };
  for (const sent of before) tryOut(sent, '');
  for (const turn of turns.values()) {
    for (const [sent, name] of attempts(turn, scope)) {
      if (turn.open.size === 0 || tries >= mostTries) break;
      followLine(sent, name, scope, (changed) => tryOut(changed, turn.key));
    }
  }
  return found;
}

/** The cost of finding all comparisons on a path: every question and every formula is visited. */
function costOfInspection({ bundle }: Scope): number {
  return 100 * Object.keys(bundle.questions).length;
}

function turnsOn({ bundle, behind }: Scope, paths: readonly Sent[]): Map<string, Turn> {
  const turns = new Map<string, Turn>();
  for (const sent of paths) {
    for (const [key, made] of comparisonsOn(bundle, sent)) {
      const reads = () => readsOf(made.comparison).flatMap((name) => [...behind(name)]);
      const turn = turns.get(key) ?? {
        key,
        reads: [...new Set(reads())],
        open: relationsToSee(made),
        paths: [],
      };
      turns.set(key, turn);
      if (made.matters) closesAny(turn.open, made);
      if (made.matters) turn.paths.unshift(sent);
      else turn.paths.push(sent);
    }
  }
  return turns;
}

/** A comparison turns on one side of equality; min and max turn where it makes no difference. */
function relationsToSee({ comparison: { op }, picksSide }: MadeComparison): Set<Relation> {
  if (picksSide) return new Set(['less', 'greater']);
  if (op === '<' || op === '>=') return new Set(['less', 'just less', 'equal', 'greater']);
  if (op === '<=' || op === '>') return new Set(['less', 'equal', 'just greater', 'greater']);
  return new Set(['less', 'equal', 'greater']);
}

/** Removes the relations that a comparison shows from the open ones, and returns whether any was removed. */
function closesAny(open: Set<Relation> | undefined, { difference }: MadeComparison): boolean {
  const relation = difference === 0 ? 'equal' : difference < 0 ? 'less' : 'greater';
  const isNear = relation !== 'equal' && Math.abs(difference) <= 1;
  const wasNear = isNear && open?.delete(`just ${relation}`);
  return open?.delete(relation) || wasNear || false;
}

/** The paths and the amounts on them that may make a comparison turn. */
function attempts({ reads, paths }: Turn, { bundle }: Scope): [Sent, string][] {
  const amounts = reads.filter((name) => bundle.questions[name]?.kind === 'number');
  return paths
    .slice(0, pathsPerTurn)
    .flatMap((sent) =>
      amounts.filter((name) => name in sent.answers).map((name): [Sent, string] => [sent, name]),
    );
}

/**
 * Moves an amount along the line through two tries until the difference is gone, and tries both sides of
 * it: upwards first, and from zero where the line is flat.
 */
function followLine(
  sent: Sent,
  name: string,
  { bundle }: Scope,
  differenceOf: (sent: Sent) => number | undefined,
): void {
  const { accepts = '', scale = 2 } = bundle.questions[name] ?? {};
  const at = (amount: number) => {
    const text = amount.toFixed(scale);
    const isAccepted = prepareForm(bundle).accepts(accepts, text);
    return isAccepted ? differenceOf(withAnswer(sent, name, text)) : undefined;
  };
  const start = Number(sent.answers[name]?.replaceAll(',', ''));
  const height = at(start);
  const step = Number(smallestStep(scale));
  if (height === undefined) return;
  for (const second of [start + 10_000, 0]) {
    const end = rootBetween([start, height], second, at, step);
    if (end === undefined) continue;
    for (const amount of [end - step, end + step]) at(amount);
    return;
  }
}

/** The root of the line through two points, and then through the last two (secant method). */
function rootBetween(
  [start, startHeight]: [number, number],
  second: number,
  at: (amount: number) => number | undefined,
  step: number,
): number | undefined {
  let [x, y] = [start, startHeight];
  let next = second;
  for (let turn = 0; turn < 4; turn += 1) {
    const height = at(next);
    if (height === undefined || height === y) return turn === 0 ? undefined : x;
    const zero = next - (height * (next - x)) / (height - y);
    [x, y] = [next, height];
    next = Math.max(0, Math.round(zero / step) * step);
    if (Math.abs(next - x) < step / 2) break;
  }
  return x;
}
