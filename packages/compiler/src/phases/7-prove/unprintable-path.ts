import { defineProof } from './define-proof.ts';
import { pathsOf } from './paths/paths-of.ts';
import { sayAnswers } from './paths/say-answers.ts';
import { shortNames } from './paths/short-names.ts';

/** What ordinary people answer can be printed on every path. */
export const unprintablePath = defineProof({
  code: 'unprintable-path',
  severity: 'error',
  prove(form, report) {
    const short = shortNames(form.bundle);
    const told = new Set<string>();
    for (const { sent, outcome } of pathsOf(form).runs) {
      if (!('pdf' in outcome)) continue;
      for (const { field, code } of outcome.unprintable) {
        if (told.has(field)) continue;
        told.add(field);
        const binding = form.source.pdf.bindings.find((each) => each.field === field);
        const why =
          code === 'TOO_WIDE' ? 'is too wide for' : 'has a letter that no font can print in';
        const name = short(field);
        report({
          at: binding?.at ?? form.source.at,
          message: `"${outcome.pdf[name] ?? ''}" ${why} the field "${name}".`,
          help: `It stands there with ${sayAnswers(sent)}. Give it more room, or less to print.`,
        });
      }
    }
  },
});
