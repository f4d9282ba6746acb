import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { withTools } from '../foundation/system-tools.ts';
import { expectShown } from './expect-shown.ts';
import { compiledForms } from './shown-form.ts';
import { shownModes } from './shown-modes.ts';

const forms = [...(await compiledForms(definitions)), ...(await compiledForms(kitchenSink))];

/** One form of three, others every day. */
const sampled = [...forms.entries()].filter(
  ([i]) => process.env.ALL === '1' || i % 3 === seedOfTheDay % 3,
);

for (const [i, form] of sampled) {
  withTools(['qpdf', 'pdftotext', 'pdftoppm'])(
    `shows every value of ${form.name} where it belongs (seed ${seedOfTheDay})`,
    async (tools) => {
      for (const { mode, letters } of shownModes(i)) await expectShown(form, mode, letters, tools);
    },
    300_000,
  );
}
