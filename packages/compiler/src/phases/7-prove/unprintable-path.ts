import { defineProof } from './foundation/define-proof.ts';
import { describeAnswers } from './paths/describe-answers.ts';
import { pathsOf } from './paths/paths-of.ts';
import { shortNames } from './paths/short-names.ts';

/** Ordinary answers must be printable on every path. */
export const unprintablePath = defineProof({
  code: 'unprintable-path',
  severity: 'error',
  prove(form, report) {
    const short = shortNames(form.bundle);
    const reported = new Set<string>();
    for (const { sent, outcome } of pathsOf(form).runs) {
      if (!('pdf' in outcome)) continue;
      for (const { field, code } of outcome.unprintable) {
        if (reported.has(field)) continue;
        reported.add(field);
        const binding = form.source.pdf.bindings.find((each) => each.field === field);
        const why =
          code === 'TOO_WIDE' ? 'is too wide for' : 'has a character that no font can print in';
        const name = short(field);
        report({
          at: binding?.at ?? form.source.at,
          message: `"${outcome.pdf[name] ?? ''}" ${why} the field "${name}".`,
          help: `This happens with ${describeAnswers(sent)}. Make the field larger, or print less.`,
        });
      }
    }
  },
});
