import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { withTools } from '../foundation/system-tools.ts';
import { expectShown } from './expect-shown.ts';
import { compiledForms } from './shown-form.ts';
import { shownModes } from './shown-modes.ts';

const forms = [...(await compiledForms(definitions)), ...(await compiledForms(kitchenSink))];

for (const [i, form] of forms.entries()) {
  withTools(['qpdf', 'pdftotext', 'pdftoppm'])(
    `shows every value of ${form.name} where it belongs`,
    async (tools) => {
      for (const { mode, letters } of shownModes(i)) await expectShown(form, mode, letters, tools);
    },
    300_000,
  );
}
