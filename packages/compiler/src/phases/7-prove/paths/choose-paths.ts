import type { Bundle } from '@formpress/model';
import { createWork, type Work } from '../../../limits/work.ts';
import { answerClasses } from './answer-classes.ts';
import { findTurns } from './find-turns.ts';
import { isAcceptedWhole } from './follow.ts';
import { pathGraph } from './path-graph.ts';
import { scopesOf } from './scopes-of.ts';
import { selectPaths } from './select-paths.ts';
import { keyOf, type Sent, sentOf } from './sent.ts';

/** The paths that are run, and how many there are in all. */
export type ChosenPaths = {
  paths: Sent[];
  of: bigint;
  /** How many of them were added because a comparison turns there. */
  turns: number;
};

/**
 * Chooses the paths of a form to run, in both interviews: all, or enough to show everything that can
 * happen. Earlier choices are kept where they are still useful.
 */
export function choosePaths(
  bundle: Bundle,
  before: readonly Sent[] = [],
  work: Work = createWork(),
): ChosenPaths {
  const classes = answerClasses(bundle);
  const chosen: ChosenPaths = { paths: [], of: 0n, turns: 0 };
  for (const scope of scopesOf(bundle)) {
    const graph = pathGraph(scope, classes);
    const earlier = before.filter(({ federal }) => (federal !== undefined) === scope.federal);
    const { paths, of } = selectPaths(graph, earlier, work);
    const sent = paths.map((steps) =>
      sentOf(
        steps.map(({ name, answer }) => [name, answer]),
        scope.federal,
      ),
    );
    const known = new Set(sent.map(keyOf));
    const others = earlier.filter(
      (each) => !known.has(keyOf(each)) && isAcceptedWhole(scope, each),
    );
    const turns = findTurns(scope, sent, others, work);
    chosen.paths.push(...sent, ...turns);
    chosen.of += of;
    chosen.turns += turns.length;
  }
  return chosen;
}
