import { replaceWord } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** The folder of a locality is named by its code; the folder federal belongs to the country. */
export const wrongLocality = defineCheck({
  code: 'wrong-locality',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const { code, codeWritten, codeAt, folder } of localities) {
      if (codeWritten === code) continue;
      report({
        at: codeAt,
        message: `The locality of the folder ${folder} is ${code}, but this says ${codeWritten}.`,
        help: `Write locality: ${code}, or move the files to the folder of ${codeWritten}.`,
        fixes: [replaceWord(codeAt, codeWritten, code)],
      });
    }
  },
});
