import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusFolder, pdfFolder, runFolder } from '../../corpus/corpus-folder.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { median } from '../measure.ts';
import { bindingChange, type Change, sentenceChange } from './changes.ts';
import { costOfProcess } from './cost-of-process.ts';
import { plainScript } from './plain-script.ts';

const bin = fileURLToPath(new URL('../../../packages/cli/bin/formpress.js', import.meta.url));
const standIns = fileURLToPath(new URL('./stand-in-pictures.ts', import.meta.url));
const rounds = 7;

/** Commands after a small change or none, against an empty Node process. */
export const commandsWarm: Bench = {
  name: 'commands-warm',
  about:
    'The processor time of "formpress check" and "formpress build" on the corpus, a whole process, as ' +
    'a multiple of an empty script that runs right before it: with nothing changed, in several ' +
    'formats, with one sentence of one question changed and locked, with one binding changed and locked. The ' +
    'page images are placeholders, because drawing those of the corpus takes many minutes.',
  async run() {
    const folder = await corpusFolder();
    const keeping = [plainScript(standIns), folder, runFolder(folder), pdfFolder(folder)];
    execFileSync(process.execPath, keeping);
    for (const words of Object.values(commands)) run(folder, words);
    const [nothing, binding] = [new Map(), await bindingChange(folder)];
    const sentences: Change[] = [];
    while (sentences.length < rounds * plain.length)
      sentences.push(await sentenceChange(folder, sentences.length));
    const measured: Measured[] = [
      ...Object.keys(commands).map((name) => timed(folder, name, 'nothing changed', () => nothing)),
      ...plain.map((name) =>
        timed(folder, name, 'one sentence changed', () => sentences.pop() ?? nothing),
      ),
      ...plain.map((name) => timed(folder, name, 'one binding changed', () => binding)),
    ];
    const rows = measured.map(({ name, pairs }) => [
      name,
      shown(median(pairs.map((pair) => pair.empty))),
      shown(median(pairs.map((pair) => pair.command))),
      shown(ratioOf(pairs)),
    ]);
    const gated = measured.filter(({ most }) => most !== undefined);
    return {
      tables: [[['command', 'empty ms', 'command ms', '×'], ...rows]],
      gates: gated.map(({ name, pairs, most = 0 }) =>
        atMost(`${name} ÷ empty script`, ratioOf(pairs), most),
      ),
    };
  },
};

const commands: Record<string, string[]> = {
  check: ['check'],
  build: ['build', '--out', 'release'],
  'check --format json': ['check', '--format', 'json'],
  'check --max-warnings 0': ['check', '--max-warnings', '0'],
  'check --format sarif': ['check', '--format', 'sarif'],
};
const plain = ['check', 'build'];
const limits: Record<string, number> = { 'nothing changed': 3, 'one sentence changed': 5 };

type Measured = { name: string; pairs: Pair[]; most: number | undefined };

type Pair = { empty: number; command: number };

/** Times an empty script and a command after a change, several times. */
function timed(
  folder: string,
  command: string,
  what: string,
  change: (round: number) => Change,
): Measured {
  const script = join(runFolder(folder), 'empty.js');
  writeFileSync(script, '');
  const words = commands[command] ?? [];
  const pairs = Array.from({ length: rounds }, (_, round) => ({
    empty: costOfProcess(runFolder(folder), [script]).cpu,
    command: runWith(folder, words, change(round)),
  }));
  return { name: `${command}, ${what}`, pairs, most: limits[what] };
}

/** Runs a command with a change, and restores the files. */
function runWith(folder: string, words: string[], change: Change): number {
  const before = new Map(
    [...change.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  put(folder, change);
  try {
    return run(folder, words);
  } finally {
    put(folder, before);
    if (change.size > 0) run(folder, words);
  }
}

function run(folder: string, [command = '', ...options]: string[]): number {
  return costOfProcess(runFolder(folder), [bin, command, folder, ...options]).cpu;
}

function put(folder: string, change: Change): void {
  for (const [path, text] of change) writeFileSync(join(folder, path), text);
}

function ratioOf(pairs: readonly Pair[]): number {
  return median(pairs.map(({ empty, command }) => command / empty));
}
