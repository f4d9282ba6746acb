import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** A certificate is signed and dated: the fields that clients know by name must be there. */
export const missingSignature = defineCheck({
  code: 'missing-signature',
  severity: 'error',
  check: eachForm(({ pdf }, report) => {
    for (const [kind, name] of [
      ['signature', 'signatureLine'],
      ['date', 'date'],
    ] as const) {
      if (pdf.sign.some((sign) => sign.kind === kind)) continue;
      report({
        at: pdf.signAt,
        message: `Nothing under "sign" says where the ${kind} goes.`,
        help: `Add "${name}" there, with the field of the blank or with page and box.`,
      });
    }
  }),
});
