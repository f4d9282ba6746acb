import { defineCheck } from '../foundation/define-check.ts';

/** The folder of a locality is named by its letters; the folder federal is the country's. */
export const wrongLocality = defineCheck({
  code: 'wrong-locality',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const { code, codeAt, folder, country } of localities) {
      const [, name = ''] = folder.split('/');
      const federal = country === 'CA' ? 'CANADA_FEDERAL' : 'FEDERAL';
      const expected = name === 'federal' ? federal : name;
      if (code === expected) continue;
      report({
        at: codeAt,
        message: `The locality of the folder ${folder} is ${expected}, and this says ${code}.`,
        help: `Write locality: ${expected}, or move the files to the folder of ${code}.`,
      });
    }
  },
});
