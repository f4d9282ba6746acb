import { openWorkspace } from '@formpress/compiler';
import { inspect } from '@formpress/pdf';
import { draftForm, revise } from '@formpress/revision';
import { noAgencyPdfs } from '../../test/foundation/agency-pdfs.ts';
import { definitions } from '../../test/foundation/compile-folder.ts';
import { atMost, type Bench, shown } from './define-bench.ts';
import { agencyBytes, agencyFiles } from './forms.ts';
import { measure, ratioOf, timeFor } from './measure.ts';

const [old, now] = ['us-federal-w4-2025.pdf', 'us-federal-w4-2026.pdf'];
const long = 'nasty-sf2809-radios-signatures-18pages.pdf';

/** A revision against inspecting both files, and the draft of a form of 18 pages. */
export const reviseFile: Bench = {
  name: 'revise',
  about: 'The W-4 of 2025 revised to that of 2026, against inspecting both; and 18 pages drafted.',
  async run() {
    if (agencyFiles(() => true).length === 0) return { skipped: noAgencyPdfs };
    const workspace = openWorkspace(definitions, { isUnproved: true });
    const folder = 'us/federal/W4101/2025.1.0';
    const { linked } = await workspace.familyAlone(`${folder}/form.yaml`);
    const form = linked.find((each) => each.folder === folder);
    if (!form) throw new Error(`${folder} has errors.`);
    const files = await workspace.files();
    const [before, after] = [old, now].map((name) => ({ name, bytes: agencyBytes(name) }));
    if (!before || !after) throw new Error('The files are gone.');
    const request = { form, family: linked, files, old: before, new: after, answers: [] };
    const timings = await measure(
      [
        {
          name: 'inspect',
          run: () => [before, after].map(({ bytes }) => inspect(bytes, { text: true })),
        },
        { name: 'revise', run: () => revise({ ...request, version: '2027.1.0' }) },
      ],
      { rounds: 5 },
    );
    const ratio = ratioOf(timings, 'revise', 'inspect');
    const began = performance.now();
    const file = { name: long, bytes: agencyBytes(long) };
    draftForm({
      file,
      id: 'MI999',
      version: '2024.1.0',
      place: 'us/MI',
      translations: { es: [], fr: [] },
    });
    const seconds = (performance.now() - began) / 1000;
    const megabytes = process.resourceUsage().maxRSS / 1024;
    const times = [timeFor(timings, 'inspect'), timeFor(timings, 'revise')].map((each) =>
      shown(each / 1000),
    );
    return {
      tables: [
        [
          ['', 'ms'],
          ['inspecting both files', times[0] ?? ''],
          ['revising', times[1] ?? ''],
          ['drafting 18 pages', shown(seconds * 1000)],
        ],
      ],
      gates: [
        atMost('revise: a revision ÷ inspecting both files', ratio, 10),
        atMost('revise: a draft of 18 pages, seconds', seconds, 10),
        atMost('revise: memory, MB', megabytes, 500),
      ],
    };
  },
};
