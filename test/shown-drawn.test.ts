import { definitions, kitchenSink } from './compile-folder.ts';
import { expectShown } from './shown/expect-shown.ts';
import { compiledForms } from './shown/shown-form.ts';
import { shownWays } from './shown/shown-ways.ts';
import { withTools } from './system-tools.ts';

const forms = [...(await compiledForms(definitions)), ...(await compiledForms(kitchenSink))];

for (const [i, form] of forms.entries()) {
  withTools(['qpdf', 'pdftotext', 'pdftoppm'])(
    `shows every value of ${form.name} where it belongs`,
    async (tools) => {
      for (const { mode, letters } of shownWays(i)) await expectShown(form, mode, letters, tools);
    },
    300_000,
  );
}
