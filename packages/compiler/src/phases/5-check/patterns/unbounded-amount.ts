import { numbersOf } from '@formpress/patterns';
import type { Fix } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { LinkedForm, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** Every amount that is asked for needs a bound, so that a slip of the finger is not believed. */
export const unboundedAmount = defineCheck({
  code: 'unbounded-amount',
  severity: 'warning',
  check: eachForm((form, report) => {
    for (const question of form.questions.values()) {
      const { id, at, show, calculate, bounds, places } = question;
      if (show.displayType !== 'DOLLAR' || calculate || bounds || !places.patternOf) continue;
      report({
        at,
        message: `Nothing bounds the amount "${id}".`,
        help: 'Write "most" with what the form or the law allows, or "digits" with the room of its box.',
        fixes: addDigits(question, form),
      });
    }
  }),
});

/**
 * Fixes that add `digits`: a line to fill in, and one with as many digits as the kind of answer accepts and
 * its boxes have room for.
 */
function addDigits({ id, places, accepts, scale = 0 }: LinkedQuestion, { pdf }: LinkedForm): Fix[] {
  const { greatest = '' } = accepts === undefined ? {} : numbersOf(accepts);
  const [, nines] = /^(9+)(?:\.9+)?$/.exec(greatest) ?? [];
  const boxes = pdf.bindings.filter((each) => 'reads' in each && each.reads[0]?.name === id);
  const cents = scale === 0 ? 0 : scale + 1;
  const rooms = boxes.flatMap(({ field }) => (field.maxLength ? [field.maxLength - cents] : []));
  const digits = nines === undefined ? 0 : Math.min(nines.length, ...rooms);
  return [todo, ...(digits > 0 ? [digits] : [])].map((value) => {
    const line = `digits: ${value}`;
    return { title: `Add "${line}"`, edits: [{ at: places.lines, adds: [line] }] };
  });
}
