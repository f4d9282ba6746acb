import { defineCheck } from '../define-check.ts';

/** A certificate is signed and dated: the fields that clients know by name must be there. */
export const missingSignature = defineCheck({
  code: 'missing-signature',
  severity: 'error',
  check({ pdf }, report) {
    for (const [kind, name] of [
      ['signature', 'signatureLine'],
      ['date', 'date'],
    ] as const) {
      if (pdf.sign.some((sign) => sign.kind === kind)) continue;
      report({
        at: { file: pdf.file, start: 0, end: 0 },
        message: `Nothing under sign says where the ${kind} stands.`,
        help: `Add ${name} under sign, with the agency's field or with page and box.`,
      });
    }
  },
});
