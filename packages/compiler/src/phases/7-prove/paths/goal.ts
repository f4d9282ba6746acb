import type { Work } from '../../../limits/work.ts';
import { junctionsFrom } from './junctions-from.ts';
import type { Junction, PathGraph, Step } from './path-graph.ts';
import { routesOf } from './routes-of.ts';

/**
 * What a path must pass, as a state that steps change until it is done. Undefined after a step means a
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

/** Every step from a junction on, each once, later ones first. */
export function stepsFrom(start: Junction): Step[] {
  return junctionsFrom(start).flatMap(({ steps }) => steps);
}

/** A junction visited in a state, and its step to try next. */
type Visit = { junction: Junction; state: number; next: number };

/** Whether a goal can still be reached, from a junction and a state. */
export function reachable(goal: Goal, work: Work): (junction: Junction, state: number) => boolean {
  const known = new Map<number, boolean>();
  const keyOf = ({ id }: Junction, state: number) => id * (goal.done + 1) + state;
  const find = (junction: Junction, state: number) =>
    junction.end ? state === goal.done : known.get(keyOf(junction, state));
  /** What is known about a junction from its steps, or the junction to visit first. */
  const decide = (visit: Visit): boolean | Visit => {
    for (; visit.next < visit.junction.steps.length; visit.next += 1) {
      const step = visit.junction.steps[visit.next];
      const state = step && goal.after(visit.state, step);
      if (!step || state === undefined) continue;
      const found = find(step.to, state);
      if (found === undefined) return { junction: step.to, state, next: 0 };
      if (found) return true;
    }
    return false;
  };
  return (junction, state) => {
    const open: Visit[] = find(junction, state) === undefined ? [{ junction, state, next: 0 }] : [];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      work.spend(10);
      const found = decide(top);
      if (typeof found === 'object') open.push(found);
      else {
        known.set(keyOf(top.junction, top.state), found);
        open.pop();
      }
    }
    return find(junction, state) ?? false;
  };
}

/** Whether a path reaches a goal. */
export function reaches(path: readonly Step[], goal: Goal): boolean {
  let state: number | undefined = goal.start;
  for (const step of path) state = state === undefined ? undefined : goal.after(state, step);
  return state === goal.done;
}
