import { replaceWord } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';

/**
 * A form that was read in the agency's own file must name that very file: the blank in its folder, and no
 * other version's.
 */
export const wrongAgencyFile = defineCheck({
  code: 'wrong-agency-file',
  severity: 'error',
  check: eachForm(({ facts: { confidence }, confidenceAt, blank }, report) => {
    if (confidence.sha256 === undefined || blank.kind !== 'agency') return;
    if (confidence.sha256 === blank.sha256) return;
    report({
      at: confidenceAt,
      message: 'The digest under "source" is not that of blank.pdf, the agency\'s file.',
      help: `If the form was read in blank.pdf, write sha256: ${blank.sha256}. If not, it is not checked against its own file.`,
      fixes: [replaceWord(confidenceAt, confidence.sha256, blank.sha256)],
    });
  }),
  checkRelease({ forms }, report) {
    const first = new Map<string, FormFacts>();
    for (const form of forms) {
      const { sha256 } = form.facts.confidence;
      const other = sha256 === undefined ? undefined : first.get(sha256);
      if (sha256 !== undefined && !other) first.set(sha256, form);
      if (!other) continue;
      report({
        at: form.confidenceAt,
        message: `${form.id} ${form.version} and ${other.id} ${other.version} name the same file of the agency.`,
        related: [{ at: other.confidenceAt, message: 'The other one:' }],
        help: 'A file is one revision of one form. State what the other version is based on: carriedOver, or derivedFrom and by.',
      });
    }
  },
});
