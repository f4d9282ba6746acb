import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache, openWorkspace } from '@formpress/compiler';
import { corpusFolder, pdfFolder } from '../../corpus/corpus-folder.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { coldRun } from './cold-process.ts';

const file = 'us/OH/OH103/2025.4.0/questions.yaml';
const rounds = 40;

/** The latency in an editor: findings after an edit with an error in one family, in a resident process. */
export const residentEdit: Bench = {
  name: 'resident-edit',
  about:
    'From an edit that introduces or removes an error in one family of the corpus to all findings, in ' +
    'a resident process; and the same against a cold check of everything with only the blanks ' +
    'cached. Wall time, 95th percentile.',
  async run() {
    const folder = await corpusFolder();
    const workspace = openWorkspace(folder, { cache: openCache(pdfFolder(folder)) });
    await workspace.check();
    const path = join(folder, file);
    const right = readFileSync(path, 'utf8');
    const wrong = right.replace('next:', 'nxt:');
    const times: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        writeFileSync(path, `${round % 2 === 0 ? wrong : right}# ${round}\n`);
        const start = performance.now();
        const { report } = await workspace.check();
        times.push(performance.now() - start);
        if (report.hasErrors !== (round % 2 === 0)) throw new Error('The error was not reported.');
      }
    } finally {
      writeFileSync(path, right);
    }
    const p95 = times.sort((a, b) => a - b)[Math.floor(0.95 * rounds)] ?? 0;
    const { clock: cold } = coldRun('check', folder);
    return {
      tables: [
        [
          ['p95 ms', 'cold check ms', '÷'],
          [shown(p95), shown(cold), shown(p95 / cold)],
        ],
      ],
      gates: [
        atMost('findings after an edit with an error, resident, p95 ms', p95, 500),
        atMost('findings after an edit with an error ÷ cold check', p95 / cold, 0.05),
      ],
    };
  },
};
