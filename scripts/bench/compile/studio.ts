import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { corpusFolder, pdfFolder } from '../../corpus/corpus-folder.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { plainScript } from './plain-script.ts';

const script = fileURLToPath(new URL('./studio-run.ts', import.meta.url));

/** Wall times in milliseconds, and memory. */
type StudioRun = {
  address: number;
  overview: number;
  form: number;
  firstAnswer: number;
  walked: number;
  drawn: number;
  ready: number;
  megabytes: number;
};

/** How soon the studio is usable, and the memory it takes. */
export const studio: Bench = {
  name: 'studio',
  about:
    'The studio on 400 form versions, in its own process, with the results of an earlier one: from its start to the address, to the ' +
    'overview, to the first form, from an answer to the filled page as a picture, and to the end of all checks. Wall time.',
  async run() {
    const folder = await corpusFolder();
    const words = [plainScript(script), folder, pdfFolder(folder)];
    execFileSync(process.execPath, words);
    const printed = execFileSync(process.execPath, words, { encoding: 'utf8' });
    const run = JSON.parse(printed) as StudioRun;
    const { address, overview, form, firstAnswer, walked, drawn, ready, megabytes } = run;
    return {
      tables: [
        [
          [
            'address ms',
            'overview ms',
            'first form ms',
            'first answer ms',
            'ready ms',
            'memory MB',
          ],
          [address, overview, form, firstAnswer, ready, megabytes].map(shown),
        ],
        [
          ['an answer: walked and printed ms', 'page drawn ms', 'together ms'],
          [walked, drawn, walked + drawn].map(shown),
        ],
      ],
      gates: [
        atMost('studio: to the address, ms', address, 1000),
        atMost('studio: to the overview with a warm cache, ms', overview, 3000),
        atMost('studio: from an answer to the picture of the page, ms', walked + drawn, 1000),
        atMost('studio: memory, MB', megabytes, 900),
      ],
    };
  },
};
