import { lastLevel } from '@formpress/model';
import { showInvisible } from '@formpress/patterns';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { type Fit, fitsOf } from './fit/fits-of.ts';
import { defineProof } from './foundation/define-proof.ts';

const mostShown = 24;

/** The widest text that can be printed in a field must fit it, in its font, unless the form refuses it on purpose. */
export const answerTooWide = defineProof({
  code: 'answer-too-wide',
  severity: 'error',
  prove(form, report) {
    for (const fit of fitsOf(form)) {
      if (fit.print.overflow || (fit.tooWide === undefined && !fit.endless)) continue;
      report({
        at: fit.binding.at,
        message: say(fit, form),
        related: fit.print.reads.flatMap((name) => {
          const question = form.source.questions.get(name);
          const how = form.bundle.questions[name]?.calculate ? 'calculated' : 'asked';
          return question ? [{ at: question.at, message: `"${name}" is ${how} here:` }] : [];
        }),
        help: 'Make the field larger, or print or accept less. If no box could be wide enough, write { print: …, overflow: refuse, because: … }.',
      });
    }
  },
});

function say({ binding, tooWide = '', endless }: Fit, { plan }: LoweredForm): string {
  const field = lastLevel(binding.field);
  if (endless) {
    return `Answers to "${endless}" have no maximum length, but the field "${field}" does.`;
  }
  const planned = plan.fields[binding.field];
  const most = planned?.kind === 'text' ? planned.maxLength : undefined;
  const shown = tooWide.length > mostShown ? `${tooWide.slice(0, mostShown)}…` : tooWide;
  const size = tooWide.length > mostShown ? `, ${tooWide.length} characters,` : '';
  if (most !== undefined && tooWide.length > most) {
    return `"${showInvisible(shown)}"${size} can be printed in the field "${field}", which takes ${most === 1 ? 'one character' : `${most} characters`}.`;
  }
  return `"${showInvisible(shown)}"${size} can be printed in the field "${field}" and is too wide for it.`;
}
