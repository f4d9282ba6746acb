import { walk } from '@formpress/engine';
import type { PathGraph, Step } from './path-graph.ts';
import { answersOn, type Sent } from './sent.ts';

/** An earlier path in the current graph. */
export type Followed = {
  steps: Step[];
  /** Whether all its answers still represent their classes. */
  isCurrent: boolean;
};

/**
 * Follows what was sent on an earlier path. An answer that no longer represents a class is treated as one
 * that does. Returns undefined when the form does not accept the path.
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
  return isWhole && (isCurrent || isAcceptedWhole(scope, sent)) ? { steps, isCurrent } : undefined;
}

/** Whether the form accepts everything that is sent, and uses all of it. */
export function isAcceptedWhole(
  { bundle }: PathGraph['scope'],
  { answers, federal }: Sent,
): boolean {
  const { refusals, values, end } = walk(bundle, answers, federal);
  const allCount = Object.keys(answers).every((id) => values.has(id));
  return refusals.length === 0 && allCount && !('unanswered' in end);
}
