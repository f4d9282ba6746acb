import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { corpusFolder, pdfFolder } from '../../corpus/corpus-folder.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { coldRun } from './cold-process.ts';
import { plainScript } from './plain-script.ts';

const script = fileURLToPath(new URL('./editor-run.ts', import.meta.url));

/** Wall times in milliseconds, the 95th percentile except for the first findings, and memory. */
type EditorRun = { first: number; own: number; offered: number; ofAll: number; megabytes: number };

/** The latency of the language server: findings and completion while typing, and the memory it takes. */
export const editor: Bench = {
  name: 'editor',
  about:
    'The language server on 400 form versions, in its own process: from a keystroke in one family, and in shared/, to all ' +
    'findings; from a keystroke to what is offered. Wall time, 95th percentile, and against a cold check of everything. ' +
    'First findings: a new process with the results of an earlier one.',
  async run() {
    const folder = await corpusFolder();
    const words = (what: string) => [plainScript(script), what, folder, pdfFolder(folder)];
    execFileSync(process.execPath, words('keep'));
    const printed = execFileSync(process.execPath, words('type'), { encoding: 'utf8' });
    const { first, own, offered, ofAll, megabytes } = JSON.parse(printed) as EditorRun;
    const { clock: cold } = coldRun('check', folder);
    return {
      tables: [
        [
          [
            'findings p95 ms',
            'in shared/ ms',
            'completion p95 ms',
            'first findings ms',
            'cold check ms',
            'memory MB',
          ],
          [own, ofAll, offered, first, cold, megabytes].map(shown),
        ],
      ],
      gates: [
        atMost('findings after a keystroke in one family ÷ cold check', own / cold, 0.05),
        atMost('findings after a keystroke in one family, p95 ms', own, 500),
        atMost('findings after a keystroke in shared/ ÷ cold check', ofAll / cold, 0.3),
        atMost('completion, p95 ms', offered, 50),
        atMost('first findings with a warm cache, ms', first, 5000),
        atMost('memory of the language server, MB', megabytes, 600),
      ],
    };
  },
};
