import { prepareForm } from '@formpress/engine';
import { readsOf } from '@formpress/formula';
import { smallestStep } from './answer-classes.ts';
import { comparisonsOn } from './comparisons-on.ts';
import type { Scope } from './scopes-of.ts';
import { type Sent, withAnswer } from './sent.ts';

/**
 * A comparison, the signs of left minus right that are still to be seen where they matter, and paths
 * on which it is made, those where it matters first.
 */
type Turn = { key: string; reads: string[]; open: Set<number>; paths: Sent[] };

const mostTries = 2000;
const pathsPerTurn = 4;

/**
 * Finds paths on which a comparison comes out less, equal and greater, where the paths so far lack
 * one: it changes one amount at a time and follows the straight line to where both sides are equal.
 * Paths that served before come first.
 */
export function findTurns(
  scope: Scope,
  paths: readonly Sent[],
  before: readonly Sent[] = [],
): Sent[] {
  const turns = turnsOn(scope, paths);
  const found: Sent[] = [];
  let tries = 0;
  const tryOut = (sent: Sent, key: string) => {
    tries += 1;
    const compared = comparisonsOn(scope.bundle, sent);
    const difference = compared.get(key)?.difference;
    let isNew = false;
    for (const [each, made] of compared) {
      const sign = Math.sign(made.difference);
      if (made.matters && turns.get(each)?.open.delete(sign)) isNew = true;
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

function turnsOn({ bundle, behind }: Scope, paths: readonly Sent[]): Map<string, Turn> {
  const turns = new Map<string, Turn>();
  for (const sent of paths) {
    for (const [key, { comparison, difference, matters, picksSide }] of comparisonsOn(
      bundle,
      sent,
    )) {
      const reads = () => [...new Set(readsOf(comparison).flatMap((name) => [...behind(name)]))];
      const open = new Set(picksSide ? [-1, 1] : [-1, 0, 1]);
      const turn = turns.get(key) ?? { key, reads: reads(), open, paths: [] };
      turns.set(key, turn);
      if (matters) turn.open.delete(Math.sign(difference));
      if (matters) turn.paths.unshift(sent);
      else turn.paths.push(sent);
    }
  }
  return turns;
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
 * Moves an amount along the line through two tries until the difference is gone, and looks at both
 * sides of it: upwards first, and from zero where the line is flat.
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

/** Where the line through two points, and then through the last two, comes to nothing. */
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
