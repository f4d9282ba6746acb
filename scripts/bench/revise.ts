import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace } from '@formpress/compiler';
import { inspect } from '@formpress/pdf';
import { revise } from '@formpress/revision';
import { agencyPdfs, noAgencyPdfs } from '../../test/foundation/agency-pdfs.ts';
import { definitions } from '../../test/foundation/compile-folder.ts';
import { plainScript } from './compile/plain-script.ts';
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
    const { seconds, megabytes } = draftAlone(join(agencyPdfs() ?? '', long));
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
        atMost('revise: memory of that draft, MB', megabytes, 500),
      ],
    };
  },
};

/** The draft of a file in a process of its own, whose memory nothing else uses. */
function draftAlone(file: string): { seconds: number; megabytes: number } {
  const script = fileURLToPath(new URL('./draft-run.ts', import.meta.url));
  const words = [plainScript(script), file];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}
