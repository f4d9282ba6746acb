import { removeEntry } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { offersOf } from './offers-of.ts';

/** A line under `nothing` must apply to someone, and to nobody who is offered a form. */
export const redundantNothing = defineCheck({
  code: 'redundant-nothing',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const locality of localities) {
      for (const line of locality.nothing) {
        const meant = offersOf(locality).filter(({ nothing }) => nothing.includes(line));
        const served = meant.find(({ forms }) => forms.length > 0);
        if (meant.length > 0 && !served) continue;
        const message = served
          ? `Someone who lives in ${served.home} and works in ${served.work} gets no form according to this line, but is offered ${served.forms[0]}.`
          : 'This line applies to nobody who lives or works here.';
        const help = served
          ? 'Narrow the "when" of one of the two, or remove the line.'
          : 'Correct its "when", or remove the line.';
        report({ at: line.at, message, help, fixes: [removeEntry(line.whole, 'the line')] });
      }
    }
  },
});
