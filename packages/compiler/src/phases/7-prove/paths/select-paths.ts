import { createWork, type Work } from '../../../limits/work.ts';
import { countPaths } from './count-paths.ts';
import { coverPairs } from './cover-pairs.ts';
import { follow } from './follow.ts';
import type { Junction, PathGraph, Step } from './path-graph.ts';
import type { Sent } from './sent.ts';

/** Representative paths, each a list of steps, and the number of all paths. */
export type Selection = { paths: Step[][]; of: bigint };

// Up to this many paths are all run: more would make a compile slow and its lock too long to read.
const mostPaths = 200;

/**
 * Chooses the paths to run: all of them, or enough to see every route and all answers that meet.
 * Earlier choices are kept, so that a change of the form changes few of them.
 */
export function selectPaths(
  graph: PathGraph,
  before: readonly Sent[],
  work: Work = createWork(),
): Selection {
  const of = countPaths(graph.start.to);
  if (of <= mostPaths) return { of, paths: allPaths(graph.start.to) };
  return { of, paths: coverPairs(graph, pathsToKeep(graph, before), work) };
}

/** All paths from a junction, in the order of the steps. */
function allPaths(start: Junction): Step[][] {
  const paths: Step[][] = [];
  const path: Step[] = [];
  const open = [{ junction: start, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const step = top.junction.steps[top.next];
    if (top.junction.end) paths.push([...path]);
    if (step) {
      top.next += 1;
      path.push(step);
      open.push({ junction: step.to, next: 0 });
    } else {
      path.pop();
      open.pop();
    }
  }
  return paths;
}

/** Paths with outdated answers are kept, too, until they are more than two thirds of all. */
function pathsToKeep(graph: PathGraph, before: readonly Sent[]): Step[][] {
  const known = before.flatMap((sent) => follow(graph, sent) ?? []);
  const current = known.filter(({ isCurrent }) => isCurrent);
  const kept = current.length * 3 >= known.length ? known : current;
  return kept.map(({ steps }) => steps);
}
