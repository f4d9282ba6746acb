import { walk } from '@formpress/engine';
import type { PathGraph, Step } from './path-graph.ts';
import { answersOn, type Sent } from './sent.ts';

/** A path that was chosen before, in the graph of today. */
export type Followed = {
  steps: Step[];
  /** Whether all its answers are still among those that stand for their classes. */
  isCurrent: boolean;
};

/**
 * Follows what was sent on an earlier path. Where its answer is none of those that stand for a class
 * today, it goes on as if it were one of them; nothing comes back when the form does not take it.
 */
export function follow({ start, scope }: PathGraph, sent: Sent): Followed | undefined {
  const answers = new Map(answersOn(sent));
  const steps: Step[] = [];
  let isCurrent = true;
  let junction = start.to;
  while (!junction.end) {
    const [name = ''] = junction.steps.map((step) => step.name);
    const answer = answers.get(name) ?? '';
    const exact = junction.steps.find((step) => step.answer === answer);
    const alike = answer === '' ? undefined : junction.steps.find((step) => step.answer !== '');
    if (!exact) isCurrent = false;
    const step = exact ?? (alike && { ...alike, answer });
    if (!step) return undefined;
    steps.push(step);
    junction = step.to;
  }
  const isWhole = steps.filter(({ answer }) => answer !== '').length === answers.size;
  return isWhole && (isCurrent || isTaken(scope, sent)) ? { steps, isCurrent } : undefined;
}

/** Whether the form takes all that is sent, and each of it counts. */
export function isTaken({ bundle }: PathGraph['scope'], { answers, federal }: Sent): boolean {
  const { refusals, values, end } = walk(bundle, answers, federal);
  const allCount = Object.keys(answers).every((id) => values.has(id));
  return refusals.length === 0 && allCount && !('unanswered' in end);
}
