import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { describeLimit } from '../../limits/beyond-limit.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof } from './foundation/define-proof.ts';
import { pathsOf } from './paths/paths-of.ts';

/** The paths of a form must be few enough to be chosen and run in seconds. */
export const manyPaths = defineProof({
  code: 'beyond-limit',
  severity: 'error',
  prove(form, report) {
    const { tooMuch } = pathsOf(form);
    if (!tooMuch) return;
    const { limit, set } = tooMuch;
    const where = set === undefined ? '' : ` The last of them are in ${set}.`;
    report({
      at: placeOfSet(form, set),
      message: `${describeLimit(limit)}${where}`,
      help: 'Make fewer answers decide whether later questions apply, or read fewer answers in one formula.',
    });
  },
});

function placeOfSet({ source }: LoweredForm, set = ''): SourceRange {
  return source.interview.get(set) ?? source.withFederal?.get(set) ?? source.at;
}
