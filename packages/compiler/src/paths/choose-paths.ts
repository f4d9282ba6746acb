import { walk } from '@formpress/engine';
import type { Bundle } from '@formpress/model';
import { answerClasses } from './answer-classes.ts';
import { findTurns } from './find-turns.ts';
import { pathGraph } from './path-graph.ts';
import { scopesOf } from './scopes-of.ts';
import { follow, selectPaths } from './select-paths.ts';
import { type Sent, withAnswer } from './sent.ts';

/** The paths that are run, and how many there are in all. */
export type ChosenPaths = {
  paths: Sent[];
  of: bigint;
  /** How many of them were added because a comparison turns there. */
  turns: number;
};

/**
 * Chooses the paths of a form to run, in both interviews: all, or enough to show everything that
 * can happen. Those that were chosen before stay where they still serve.
 */
export function choosePaths(bundle: Bundle, before: readonly Sent[] = []): ChosenPaths {
  const classes = answerClasses(bundle);
  const chosen: ChosenPaths = { paths: [], of: 0n, turns: 0 };
  for (const scope of scopesOf(bundle)) {
    const graph = pathGraph(scope, classes);
    const earlier = before.filter(({ federal }) => (federal !== undefined) === scope.federal);
    const { paths, of } = selectPaths(graph, earlier);
    const nothing: Sent = { answers: {}, ...(scope.federal ? { federal: {} } : {}) };
    const sent = paths.map((steps) =>
      steps.reduce((so, { name, answer }) => withAnswer(so, name, answer), nothing),
    );
    const others = earlier.filter((each) => !follow(graph, each) && isWalked(bundle, each));
    const turns = findTurns(scope, sent, others);
    chosen.paths.push(...sent, ...turns);
    chosen.of += of;
    chosen.turns += turns.length;
  }
  return chosen;
}

/** Whether the form takes all that is sent, and each of it counts. */
function isWalked(bundle: Bundle, { answers, federal }: Sent): boolean {
  const { refusals, values, end } = walk(bundle, answers, federal);
  const allCount = Object.keys(answers).every((id) => values.has(id));
  return refusals.length === 0 && allCount && !('unanswered' in end);
}
