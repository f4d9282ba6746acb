import { it } from 'vitest';
import { noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { sampled } from '../foundation/sampled.ts';
import { withTools } from '../foundation/system-tools.ts';
import { expectShown } from './expect-shown.ts';
import { agencyForm, fillableAgencyFiles } from './shown-form.ts';
import { shownModes } from './shown-modes.ts';

const files = fillableAgencyFiles();
if (files.length === 0) it.skip(`shows every agency form filled (${noAgencyPdfs})`);

for (const [i, file] of sampled([...files.entries()])) {
  withTools(['qpdf', 'pdftotext', 'pdftoppm'])(
    `shows every value of ${file} where it belongs`,
    async (tools) => {
      const form = agencyForm(file);
      for (const { mode, letters } of shownModes(i)) await expectShown(form, mode, letters, tools);
    },
    300_000,
  );
}
