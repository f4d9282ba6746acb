import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusFolder, pdfFolder, runFolder } from '../../corpus/corpus-folder.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { median } from '../measure.ts';
import { bindingChange, type Change, sentenceChange } from './changes.ts';
import { plainScript } from './plain-script.ts';
import { processTime } from './process-time.ts';

const bin = fileURLToPath(new URL('../../../packages/cli/bin/formpress.js', import.meta.url));
const standIns = fileURLToPath(new URL('./stand-in-pictures.ts', import.meta.url));
const rounds = 7;

/** A build after little or nothing has changed, against a Node that does nothing. */
export const buildWarm: Bench = {
  name: 'build-warm',
  about:
    'The processor time of "formpress build" on the corpus, a whole process, as a multiple of an ' +
    'empty script that runs right before it: with nothing changed, with one sentence of one ' +
    'question changed, with one binding changed and locked. The pictures of pages are stand-ins, ' +
    'because to draw those of the corpus takes many minutes.',
  async run() {
    const folder = await corpusFolder();
    execFileSync(process.execPath, [
      plainScript(standIns),
      folder,
      runFolder(folder),
      pdfFolder(folder),
    ]);
    build(folder);
    const pairs = {
      'nothing changed': timed(folder, new Map()),
      'one sentence changed': timed(folder, sentenceChange(folder)),
      'one binding changed': timed(folder, await bindingChange(folder)),
    };
    const rows = Object.entries(pairs).map(([name, all]) => [
      name,
      shown(median(all.map((pair) => pair.empty))),
      shown(median(all.map((pair) => pair.build))),
      shown(ratioOf(all)),
    ]);
    const gate = (name: keyof typeof pairs, most: number) =>
      atMost(`build, ${name} ÷ empty script`, ratioOf(pairs[name]), most);
    return {
      tables: [[['build', 'empty ms', 'build ms', '×'], ...rows]],
      gates: [gate('nothing changed', 1.6), gate('one sentence changed', 4)],
    };
  },
};

type Pair = { empty: number; build: number };

/** Times an empty script and a build after a change, several times. */
function timed(folder: string, change: Change): Pair[] {
  const script = join(runFolder(folder), 'empty.js');
  writeFileSync(script, '');
  return Array.from({ length: rounds }, () => ({
    empty: processTime(runFolder(folder), [script]),
    build: buildWith(folder, change),
  }));
}

/** Builds with a change, and puts everything back. */
function buildWith(folder: string, change: Change): number {
  const before = new Map(
    [...change.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  put(folder, change);
  try {
    return build(folder);
  } finally {
    put(folder, before);
    if (change.size > 0) build(folder);
  }
}

function build(folder: string): number {
  return processTime(runFolder(folder), [bin, 'build', folder, '--out', 'release']);
}

function put(folder: string, change: Change): void {
  for (const [path, text] of change) writeFileSync(join(folder, path), text);
}

function ratioOf(pairs: readonly Pair[]): number {
  return median(pairs.map(({ empty, build: built }) => built / empty));
}
