import { countPaths } from './count-paths.ts';
import { coverPairs } from './cover-pairs.ts';
import type { Junction, PathGraph, Step } from './path-graph.ts';
import { answersOn, type Sent } from './sent.ts';

/** Some paths that stand for all: each a list of steps, and how many there are in all. */
export type Selection = { paths: Step[][]; of: bigint };

// Up to so many paths are all run: more would make a compile slow and its lock too long to be read.
const mostPaths = 200;

/**
 * Chooses the paths to run: all of them, or enough to see every route and all answers that meet.
 * Paths that were chosen before stay, so that a change of the form changes few of them.
 */
export function selectPaths(graph: PathGraph, before: readonly Sent[]): Selection {
  const of = countPaths(graph.start.to);
  if (of <= mostPaths) return { of, paths: allPaths(graph.start.to) };
  const kept = before.flatMap((sent) => {
    const path = follow(graph, sent);
    return path ? [path] : [];
  });
  return { of, paths: coverPairs(graph, kept) };
}

function allPaths({ end, steps }: Junction): Step[][] {
  if (end) return [[]];
  return steps.flatMap((step) => allPaths(step.to).map((rest) => [step, ...rest]));
}

/** The path on which exactly this is sent, if there is one. */
export function follow({ start }: PathGraph, sent: Sent): Step[] | undefined {
  const answers = new Map(answersOn(sent));
  const path: Step[] = [];
  let junction = start.to;
  while (!junction.end) {
    const step = junction.steps.find(({ name, answer }) => (answers.get(name) ?? '') === answer);
    if (!step) return undefined;
    path.push(step);
    junction = step.to;
  }
  const given = path.filter(({ answer }) => answer !== '').length;
  return given === answers.size ? path : undefined;
}
