import type { Junction, PathGraph, Step } from './path-graph.ts';
import { routesOf } from './routes-of.ts';

/**
 * What a path must pass: a state that steps change until it is done. No state after a step is a
 * dead end.
 */
export type Goal = {
  start: number;
  done: number;
  after(state: number, step: Step): number | undefined;
};

/**
 * A goal for each route, or where there are too many of them, for each branch from a set to another.
 */
export function routeGoals(graph: PathGraph): Goal[] {
  const routes = routesOf(graph);
  if (!routes) return branchGoals(graph);
  return routes.map(({ sets, finish }) => ({
    start: graph.start.enters.length,
    done: sets.length + 1,
    after: (state, { enters, to }) => {
      if (enters.some((set, index) => sets[state + index] !== set)) return undefined;
      const passed = state + enters.length;
      if (!to.end) return passed;
      const arrives = 'finish' in to.end && to.end.finish === finish && passed === sets.length;
      return arrives ? passed + 1 : undefined;
    },
  }));
}

function branchGoals({ start }: PathGraph): Goal[] {
  const branches = new Map<string, Step>();
  for (const step of stepsFrom(start.to)) {
    const end = step.to.end && JSON.stringify(step.to.end);
    const key = `${step.name} ${step.enters} ${end}`;
    if ((step.enters.length > 0 || end) && !branches.has(key)) branches.set(key, step);
  }
  return [...branches.values()].map((branch) => ({
    start: 0,
    done: 1,
    after: (state, step) => (step === branch ? 1 : state),
  }));
}

/** Every step from a junction on, each once, those that come later first. */
export function stepsFrom(start: Junction): Step[] {
  const seen = new Set<Junction>();
  const steps: Step[] = [];
  const look = (junction: Junction) => {
    if (seen.has(junction)) return;
    seen.add(junction);
    for (const { to } of junction.steps) look(to);
    steps.push(...junction.steps);
  };
  look(start);
  return steps;
}

/** Whether a goal can still be reached, from a junction and a state. */
export function reachable(goal: Goal): (junction: Junction, state: number) => boolean {
  const known = new Map<number, boolean>();
  const leads = (junction: Junction, state: number): boolean => {
    if (junction.end) return state === goal.done;
    const key = junction.id * (goal.done + 1) + state;
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = junction.steps.some((step) => {
      const after = goal.after(state, step);
      return after !== undefined && leads(step.to, after);
    });
    known.set(key, result);
    return result;
  };
  return leads;
}

/** Whether a path reaches a goal. */
export function reaches(path: readonly Step[], goal: Goal): boolean {
  let state: number | undefined = goal.start;
  for (const step of path) state = state === undefined ? undefined : goal.after(state, step);
  return state === goal.done;
}
