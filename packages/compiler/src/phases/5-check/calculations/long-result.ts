import { describeLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import { formulasAtTheEnd } from '../../4-link/linked/formulas-of.ts';
import type { LinkedForm, LinkedFormula, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachForm, type ReportFinding } from '../foundation/define-check.ts';
import { type NumberSize, noDigits, sizeMeter, totalDigits } from './number-size.ts';

/** Numbers are exact, so products of products grow ever longer. Results have a maximum length. */
export const longResult = defineCheck({
  code: 'beyond-limit',
  severity: 'error',
  check: eachForm((form, report) => {
    const sizes = sizesOfQuestions(form, report);
    for (const formula of formulasAtTheEnd(form)) measure(formula, sizes, report);
  }),
});

/** The sizes by question, in the order in which they are asked. */
function sizesOfQuestions(
  { questions }: LinkedForm,
  report: ReportFinding,
): Map<string, NumberSize> {
  const sizes = new Map<string, NumberSize>();
  for (const [id, question] of questions) {
    const { required, calculate } = question;
    if (typeof required === 'object') measure(required.when, sizes, report);
    const result = calculate && measure(calculate.is, sizes, report);
    sizes.set(id, result ? rounded(result, question) : asked(question));
  }
  return sizes;
}

const typed = limits.formulaDigits.most;

/** An answer may be longer than this, but not by much. */
function asked({ kind, numeric, scale = 2 }: LinkedQuestion): NumberSize {
  return kind === 'number' || numeric ? { digits: typed, places: scale, divisor: 0 } : noDigits;
}

function rounded({ digits }: NumberSize, { scale = 0 }: LinkedQuestion): NumberSize {
  return { digits: Math.max(1, digits), places: scale, divisor: 0 };
}

/** The size of a result. Reports one that is too long, but not what depends on it. */
function measure(
  formula: LinkedFormula,
  sizes: Map<string, NumberSize>,
  report: ReportFinding,
): NumberSize {
  const meter = sizeMeter((name) => sizes.get(name) ?? { digits: typed, places: 2, divisor: 0 });
  const size = meter.sizeOf(formula.expression);
  if (Math.max(meter.longest(), totalDigits(size)) <= limits.resultDigits.most) return size;
  report({
    at: formula.at,
    message: describeLimit(limits.resultDigits),
    help: 'Multiply and divide fewer numbers by one another.',
  });
  return noDigits;
}
