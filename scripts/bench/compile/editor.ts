import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache, openWorkspace } from '@formpress/compiler';
import { completeAt, diagnosticsByFile, openSession } from '@formpress/language';
import { corpusFolder, pdfFolder } from '../../corpus/corpus-folder.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { coldRun } from './cold-process.ts';

const file = 'us/OH/OH103/2025.4.0/questions.yaml';
const shared = 'shared/answers.yaml';
const rounds = 40;

/** The latency of the language server: findings and completion while typing, and the memory it takes. */
export const editor: Bench = {
  name: 'editor',
  about:
    'The language server on 400 form versions, in one process: from a keystroke in one family, and in shared/, to all ' +
    'findings; from a keystroke to what is offered. Wall time, 95th percentile, and against a cold check of everything. ' +
    'First findings: a new process with the results of an earlier one.',
  async run() {
    const folder = await corpusFolder();
    const cache = openCache(pdfFolder(folder));
    await openWorkspace(folder, { cache }).check();
    const started = performance.now();
    const session = openSession(folder, openWorkspace(folder, { cache, mostFamilies: 12 }));
    await diagnosticsByFile(session);
    const first = performance.now() - started;
    const text = (path: string) => readFileSync(join(folder, path), 'utf8');
    const typing = async (path: string, count: number, work: (at: number) => Promise<unknown>) => {
      const saved = text(path);
      const times: number[] = [];
      for (let round = 0; round < count; round += 1) {
        const at = saved.indexOf('answer: ') + 'answer: '.length;
        session.put(
          path,
          `${saved.slice(0, at)}${round % 2 === 0 ? 'x' : ''}${saved.slice(at)}# ${round}\n`,
        );
        const start = performance.now();
        await work(at);
        times.push(performance.now() - start);
      }
      session.put(path);
      return times.sort((a, b) => a - b)[Math.floor(0.95 * count)] ?? 0;
    };
    const own = await typing(file, rounds, () => diagnosticsByFile(session));
    const offered = await typing(file, rounds, (at) => completeAt(session, file, at));
    const ofAll = await typing(shared, 6, () => diagnosticsByFile(session));
    const megabytes = process.memoryUsage().rss / 2 ** 20;
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
