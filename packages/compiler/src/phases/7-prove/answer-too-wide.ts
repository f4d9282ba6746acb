import { lastLevel } from '@formpress/model';
import { showInvisible } from '@formpress/patterns';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof } from './define-proof.ts';
import { type Fit, fitsOf } from './fit/fits-of.ts';

const mostShown = 24;

/** The widest text that can stand in a field fits it, in the font that prints it, or the caller is refused knowingly. */
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
        help: 'Give the field more room, or print or accept less. If no box could be wide enough, write { print: …, overflow: refuse, because: … }.',
      });
    }
  },
});

function say({ binding, tooWide = '', endless }: Fit, { plan }: LoweredForm): string {
  const field = lastLevel(binding.field);
  if (endless) {
    return `There is no longest answer to "${endless}", and the field "${field}" has an end.`;
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
