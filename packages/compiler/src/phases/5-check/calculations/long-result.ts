import { sayLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import type { LinkedForm, LinkedFormula, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachForm, type Say } from '../foundation/define-check.ts';
import { formulasAtTheEnd } from './amounts-used.ts';
import { type NumberSize, nothing, sizeMeter, totalDigits } from './number-size.ts';

/** Numbers are exact, so a product of products has ever more digits: nobody needs so many. */
export const longResult = defineCheck({
  code: 'beyond-limit',
  severity: 'error',
  check: eachForm((form, report) => {
    const sizes = sizesOfQuestions(form, report);
    for (const formula of formulasAtTheEnd(form)) measure(formula, sizes, report);
  }),
});

/** The sizes by question, in the order in which they are asked. */
function sizesOfQuestions({ questions }: LinkedForm, report: Say): Map<string, NumberSize> {
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

/** More digits than this in an answer are no worry: they are not many more. */
function asked({ kind, numeric, scale = 2 }: LinkedQuestion): NumberSize {
  return kind === 'number' || numeric ? { digits: typed, places: scale, divisor: 0 } : nothing;
}

function rounded({ digits }: NumberSize, { scale = 0 }: LinkedQuestion): NumberSize {
  return { digits: Math.max(1, digits), places: scale, divisor: 0 };
}

/** The size of a result; where it is too long, that is said once and not of what rests on it. */
function measure(formula: LinkedFormula, sizes: Map<string, NumberSize>, report: Say): NumberSize {
  const meter = sizeMeter((name) => sizes.get(name) ?? { digits: typed, places: 2, divisor: 0 });
  const size = meter.sizeOf(formula.expression);
  if (Math.max(meter.longest(), totalDigits(size)) <= limits.resultDigits.most) return size;
  report({
    at: formula.at,
    message: sayLimit(limits.resultDigits),
    help: 'Multiply and divide fewer numbers by one another.',
  });
  return nothing;
}
