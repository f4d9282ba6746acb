import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { sampled } from '../foundation/sampled.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { withTools } from '../foundation/system-tools.ts';
import { expectShown } from './expect-shown.ts';
import { compiledForms } from './shown-form.ts';
import { shownModes } from './shown-modes.ts';

const forms = [...(await compiledForms(definitions)), ...(await compiledForms(kitchenSink))];

for (const [i, form] of sampled([...forms.entries()])) {
  withTools(['qpdf', 'pdftotext', 'pdftoppm'])(
    `shows every value of ${form.name} where it belongs (seed ${seedOfTheDay})`,
    async (tools) => {
      for (const { mode, letters } of shownModes(i)) await expectShown(form, mode, letters, tools);
    },
    300_000,
  );
}
