import type { Work } from '../../../limits/work.ts';
import { stepsFrom } from './goal.ts';
import { junctionsFrom } from './junctions-from.ts';
import { meetings } from './meetings.ts';
import type { PathGraph, Step } from './path-graph.ts';
import type { Scope } from './scopes-of.ts';

/** Records which answers, and which pairs of answers that meet, were shown on a path. */
export type Ledger = {
  /** The number of the answer that a step gives; -1 when it represents no class. */
  item(step: Step): number;
  enter(path: readonly Step[]): void;
  /** How much a step would show that is new, after the steps before it. */
  worth(step: Step, before: readonly Step[]): number;
  /** A pair that no path has shown yet; an answer with itself if it was not shown at all. */
  open(): [one: number, other: number] | undefined;
};

/** An empty ledger. */
export function createLedger(graph: PathGraph, work: Work): Ledger {
  const { items, pairs, size } = itemsOf(graph, work);
  const uses = new Uint32Array(size);
  const item = (step: Step) => items.get(step) ?? -1;
  let next = 0;
  return {
    item,
    enter(path) {
      const numbers = path.map(item).filter((number) => number >= 0);
      for (const [index, one] of numbers.entries()) {
        uses[one] = (uses[one] ?? 0) + 1;
        for (const other of numbers.slice(index)) pairs[one * size + other] = 0;
      }
    },
    worth(step, before) {
      const number = item(step);
      let worth = pairs[number * size + number] ?? 0;
      for (const each of before) worth += pairs[item(each) * size + number] ?? 0;
      return worth - (uses[number] ?? 0) / 1_000_000; // among equals, the one shown least
    },
    open() {
      next = pairs.indexOf(1, next);
      return next < 0 ? undefined : [Math.floor(next / size), next % size];
    },
  };
}

/** Numbers all answers, and determines which pairs occur on one path and meet. */
function itemsOf({ start, scope, size: junctions }: PathGraph, work: Work) {
  const numbers = new Map<string, number>();
  const items = new Map<Step, number>();
  const examples: Step[] = [];
  const steps = stepsFrom(start.to);
  for (const step of steps.toReversed()) {
    const key = `${step.name} ${step.answer}`;
    const number = numbers.get(key) ?? numbers.size;
    if (number === numbers.size) examples.push(step);
    numbers.set(key, number);
    items.set(step, number);
  }
  const size = numbers.size;
  work.spend(size * size + size * steps.length);
  const pairs = new Uint8Array(size * size);
  const wanted = wantedPairs(examples, scope);
  const after = new Uint8Array(junctions * size);
  const junctionBefore = junctionsBefore(start.to);
  for (const step of steps) {
    const one = items.get(step) ?? 0;
    const here = (junctionBefore.get(step) ?? 0) * size;
    pairs[one * size + one] = 1;
    after[here + one] = 1;
    for (let other = 0; other < size; other += 1) {
      if (!after[step.to.id * size + other]) continue;
      after[here + other] = 1;
      if (wanted[one * size + other]) pairs[one * size + other] = 1;
    }
  }
  return { items, pairs, size };
}

function junctionsBefore(start: PathGraph['start']['to']): Map<Step, number> {
  const before = new Map<Step, number>();
  for (const { id, steps } of junctionsFrom(start)) for (const step of steps) before.set(step, id);
  return before;
}

/**
 * Answers are tried together where they meet. One at which a comparison turns is tried with every choice it
 * meets, but not with other amounts: the search for turns shows what those do.
 */
function wantedPairs(answers: Step[], scope: Scope): Uint8Array {
  const meet = meetings(scope);
  const isNumber = ({ name }: Step) => scope.bundle.questions[name]?.kind === 'number';
  const wanted = new Uint8Array(answers.length ** 2);
  for (const [one, first] of answers.entries()) {
    for (const [other, second] of answers.entries()) {
      if ((first.atTurn && isNumber(second)) || (second.atTurn && isNumber(first))) continue;
      if (meet(first.name, second.name)) wanted[one * answers.length + other] = 1;
    }
  }
  return wanted;
}
