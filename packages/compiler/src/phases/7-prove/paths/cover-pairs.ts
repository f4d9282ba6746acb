import { createWork, type Work } from '../../../limits/work.ts';
import { type Goal, reachable, reaches, routeGoals } from './goal.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Junction, PathGraph, Step } from './path-graph.ts';

const mostPaths = 1500;

/**
 * Paths that show every route, every answer, and every pair of answers that meet in a formula, including
 * the given ones.
 */
export function coverPairs(
  graph: PathGraph,
  kept: readonly Step[][] = [],
  work: Work = createWork(),
): Step[][] {
  const ledger = createLedger(graph, work);
  const paths = [...kept];
  for (const path of kept) ledger.enter(path);
  const take = (goal: Goal) => {
    const path = pathTo(goal, graph.start.to, { ledger, work });
    ledger.enter(path);
    paths.push(path);
  };
  for (const goal of routeGoals(graph)) if (!kept.some((path) => reaches(path, goal))) take(goal);
  for (let pair = ledger.open(); pair && paths.length < mostPaths; pair = ledger.open()) {
    take(pairGoal(pair, ledger));
  }
  return paths;
}

function pairGoal([one, other]: [number, number], { item }: Ledger): Goal {
  if (one === other)
    return { start: 0, done: 1, after: (state, step) => (item(step) === one ? 1 : state) };
  const wanted = [one, other];
  return {
    start: 0,
    done: 2,
    after: (state, step) => (item(step) === wanted[state] ? state + 1 : state),
  };
}

type Search = { ledger: Ledger; work: Work };

/** A path to a goal that takes, at each step, the answer that shows the most. */
function pathTo(goal: Goal, start: Junction, { ledger, work }: Search): Step[] {
  const leads = reachable(goal, work);
  const path: Step[] = [];
  let state = goal.start;
  let junction = start;
  while (!junction.end) {
    work.spend(path.length * junction.steps.length);
    let best: { step: Step; after: number; worth: number } | undefined;
    for (const step of junction.steps) {
      const after = goal.after(state, step);
      if (after === undefined || !leads(step.to, after)) continue;
      const worth = ledger.worth(step, path);
      if (!best || worth > best.worth) best = { step, after, worth };
    }
    if (!best) throw new Error('A goal that can be reached has no step to it.');
    path.push(best.step);
    state = best.after;
    junction = best.step.to;
  }
  return path;
}
