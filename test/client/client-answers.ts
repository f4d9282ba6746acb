import type { LoweredForm } from '@formpress/compiler';
import { type Answer, decimal } from '../../packages/formula/test/client-calculator.ts';

/** The answers that a client has for formulas, including those that no longer count. */
export function clientAnswers(
  { bundle }: LoweredForm,
  path: readonly string[],
  answers: Readonly<Record<string, string>>,
): Record<string, Answer> {
  const passed = new Set(path.flatMap((set) => bundle.interview.sets[set]?.questions ?? []));
  const bound: Record<string, Answer> = {};
  for (const [id, { kind, numeric }] of Object.entries(bundle.questions)) {
    const sent = passed.has(id) ? answers[id] : undefined;
    if (kind === 'number' || numeric) bound[id] = decimal((sent ?? '0').replace(/[,+]/g, ''));
    else if (kind === 'yesNo') bound[id] = sent === 'true';
    else bound[id] = sent ?? '';
  }
  return bound;
}
