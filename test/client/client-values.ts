import type { LoweredForm } from '@formpress/compiler';
import { printDecimal, roundToScale } from '@formpress/formula';
import { type Answer, calculate, decimal } from '../../packages/formula/test/client-calculator.ts';

type Calculated = {
  id: string;
  calculation?: { formula: string; scale: number; roundingMode?: 'HALF_UP' };
};

/** What a client knows on a path, with every calculated question worked out from its printed formula alone. */
export function clientValues(
  form: LoweredForm,
  path: readonly string[],
  answers: Readonly<Record<string, string>>,
) {
  const known = clientAnswers(form, path, answers);
  const bodies = form.questionSets.en.interview as Record<string, { questions: Calculated[] }>;
  const calculated: Record<string, string> = {};
  for (const { id, calculation } of path.flatMap((set) => bodies[set]?.questions ?? [])) {
    if (!calculation) continue;
    const [over, under] = calculate(calculation.formula, known) as readonly [bigint, bigint];
    const { scale, roundingMode = 'HALF_UP' } = calculation;
    const exact = { numerator: over, denominator: under };
    calculated[id] = printDecimal(roundToScale(exact, scale, roundingMode), scale);
    known[id] = decimal(calculated[id] ?? '0');
  }
  return { known, calculated };
}

/** The answers that a client has for formulas, including those that no longer count. */
function clientAnswers(
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
    else bound[id] = kind === 'date' ? dayOf(sent ?? '') : (sent ?? '');
  }
  return bound;
}

/** A date as YYYY-MM-DD, which is how formulas write days. */
function dayOf(sent: string): string {
  return sent.replace(/^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/, '$3-$1-$2');
}
