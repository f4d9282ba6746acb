import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusFolder, pdfFolder } from '../../corpus/corpus-folder.ts';
import { corpusSize } from '../../corpus/write-corpus.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { median } from '../measure.ts';
import { coldRun } from './cold-process.ts';
import { type Cost, costOfProcess } from './cost-of-process.ts';
import { plainScript } from './plain-script.ts';

const bin = fileURLToPath(new URL('../../../packages/cli/bin/formpress.js', import.meta.url));
const standIns = fileURLToPath(new URL('./stand-in-pictures.ts', import.meta.url));
const rounds = 3;
const commands = { check: ['check'], build: ['build', '--out', 'release'] };

/** Cold commands on the corpus, against only parsing its YAML. */
export const compileCold: Bench = {
  name: 'compile-cold',
  about:
    `"formpress check" and "formpress build" on ${corpusSize.versions} form versions made out of ours, with every check ` +
    'and proof and no results of earlier runs, against a process that only parses the same YAML files with the yaml ' +
    'library: the time that passes, and that of all processors, because a command uses several threads. Blanks were ' +
    'drawn, read and planned before, and pictures are placeholders: that work is measured separately.',
  async run() {
    const folder = await corpusFolder();
    const place = mkdtempSync(join(tmpdir(), 'formpress-cold-'));
    try {
      const cached = join(place, 'cached');
      const keeping = [plainScript(standIns), folder, cached, pdfFolder(folder), 'cold'];
      execFileSync(process.execPath, keeping);
      const runs = Array.from({ length: rounds }, () => ({
        parse: coldRun('parse', folder),
        check: coldCommand(commands.check, folder, cached),
        build: coldCommand(commands.build, folder, cached),
      }));
      return resultOf(runs);
    } finally {
      rmSync(place, { recursive: true });
    }
  },
};

type Run = { parse: Cost; check: Cost; build: Cost };

/** Runs a command in a folder of its own, with only the work on PDFs cached. */
function coldCommand([name = '', ...options]: string[], folder: string, cached: string): Cost {
  const own = mkdtempSync(`${cached}-`);
  cpSync(cached, own, { recursive: true });
  return costOfProcess(own, [bin, name, folder, ...options]);
}

function resultOf(runs: readonly Run[]): Awaited<ReturnType<Bench['run']>> {
  const ratio = (what: 'check' | 'build', unit: 'clock' | 'cpu') =>
    median(runs.map((run) => run[what][unit] / run.parse[unit]));
  const row = (what: keyof Run) => [
    what,
    shown(median(runs.map((run) => run[what].clock))),
    what === 'parse' ? '1' : shown(ratio(what, 'clock')),
    shown(median(runs.map((run) => run[what].cpu))),
    what === 'parse' ? '1' : shown(ratio(what, 'cpu')),
    shown(Math.max(...runs.map((run) => run[what].megabytes))),
  ];
  const head = ['', 'clock ms', '×', 'processors ms', '×', 'memory MB'];
  const memory = Math.max(
    ...runs.flatMap(({ check, build }) => [check, build]).map((cost) => cost.megabytes),
  );
  return {
    tables: [[head, row('parse'), row('check'), row('build')]],
    gates: [
      atMost('cold build ÷ parsing its YAML, processor time', ratio('build', 'cpu'), 3),
      atMost('cold check ÷ parsing its YAML, by the clock', ratio('check', 'clock'), 3),
      atMost('cold build ÷ parsing its YAML, by the clock', ratio('build', 'clock'), 3),
      atMost('memory of a cold command, MB', memory, 1500),
    ],
  };
}
