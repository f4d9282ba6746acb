import { countPaths } from './count-paths.ts';
import { coverPairs } from './cover-pairs.ts';
import { follow } from './follow.ts';
import type { Junction, PathGraph, Step } from './path-graph.ts';
import type { Sent } from './sent.ts';

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
  return { of, paths: coverPairs(graph, pathsToKeep(graph, before)) };
}

function allPaths({ end, steps }: Junction): Step[][] {
  if (end) return [[]];
  return steps.flatMap((step) => allPaths(step.to).map((rest) => [step, ...rest]));
}

/** Paths with answers of another day stay too, until they are more than two thirds of all. */
function pathsToKeep(graph: PathGraph, before: readonly Sent[]): Step[][] {
  const known = before.flatMap((sent) => follow(graph, sent) ?? []);
  const current = known.filter(({ isCurrent }) => isCurrent);
  const kept = current.length * 3 >= known.length ? known : current;
  return kept.map(({ steps }) => steps);
}
