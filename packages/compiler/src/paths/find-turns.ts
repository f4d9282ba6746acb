import { prepareForm } from '@formpress/engine';
import { readsOf } from '@formpress/formula';
import { smallestStep } from './answer-classes.ts';
import { comparisonsOn } from './comparisons-on.ts';
import type { Scope } from './scopes-of.ts';
import { type Sent, withAnswer } from './sent.ts';

/** A comparison, the signs of left minus right that were seen, and paths on which it is made. */
type Turn = { key: string; reads: string[]; signs: Set<number>; paths: Sent[] };

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
    for (const [each, { difference: seen }] of compared) {
      const signs = turns.get(each)?.signs;
      if (!signs || signs.has(Math.sign(seen))) continue;
      signs.add(Math.sign(seen));
      isNew = true;
    }
    if (isNew) found.push(sent);
    return difference;
  };
  for (const sent of before) tryOut(sent, '');
  for (const turn of turns.values()) {
    for (const [sent, name] of attempts(turn, scope)) {
      if (turn.signs.size === 3 || tries >= mostTries) break;
      followLine(sent, name, scope, (changed) => tryOut(changed, turn.key));
    }
  }
  return found;
}

function turnsOn({ bundle, behind }: Scope, paths: readonly Sent[]): Map<string, Turn> {
  const turns = new Map<string, Turn>();
  for (const sent of paths) {
    for (const [key, { comparison, difference }] of comparisonsOn(bundle, sent)) {
      const reads = () => [...new Set(readsOf(comparison).flatMap((name) => [...behind(name)]))];
      const turn = turns.get(key) ?? { key, reads: reads(), signs: new Set(), paths: [] };
      turn.signs.add(Math.sign(difference));
      if (turn.paths.length < pathsPerTurn) turn.paths.push(sent);
      turns.set(key, turn);
    }
  }
  return turns;
}

/** The paths and the amounts on them that may make a comparison turn. */
function attempts({ reads, paths }: Turn, { bundle }: Scope): [Sent, string][] {
  const amounts = reads.filter((name) => bundle.questions[name]?.kind === 'number');
  return paths.flatMap((sent) =>
    amounts.filter((name) => name in sent.answers).map((name): [Sent, string] => [sent, name]),
  );
}

/**
 * Moves an amount along the line through two tries until the difference is gone, and looks at both
 * sides of it.
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
    return prepareForm(bundle).accepts(accepts, text)
      ? differenceOf(withAnswer(sent, name, text))
      : undefined;
  };
  const step = Number(smallestStep(scale));
  let [x, y] = [0, at(0)];
  for (let amount = 10_000, turn = 0; turn < 4 && y !== undefined; turn += 1) {
    const height = at(amount);
    if (height === undefined || height === y) return;
    const zero = amount - (height * (amount - x)) / (height - y);
    [x, y] = [amount, height];
    amount = Math.max(0, Math.round(zero / step) * step);
    if (Math.abs(amount - x) < step / 2) break;
  }
  for (const amount of [x - step, x + step]) at(amount);
}
