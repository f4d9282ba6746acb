import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { atLeast, atMost, type Bench, shown, type Table } from '../define-bench.ts';
import { type BenchRelease, bin, buildBenchRelease } from '../http/bench-release.ts';
import { usualW4 } from '../http/w4-request.ts';
import { median } from '../measure.ts';

const rounds = 3;
const written = 30_000;
const tried = 120_000;

/** The times of a round, in seconds. */
type Round = { fill: number; write: number; one: number; two: number };

/** The speed of formpress fill: to a disk, and in dry runs with one and two processes. */
export const fillBatch: Bench = {
  name: 'fill-batch',
  about:
    `Wall time of formpress fill from its start to its end, ${written.toLocaleString('en-US')} signed W-4s ` +
    'with all cores to a disk, against one process that writes the same bytes the same way, to files of the same ' +
    'names in hidden folders that it renames; and ' +
    `${tried.toLocaleString('en-US')} to nowhere with one and with two processes. In each round all in turn, ` +
    'and the disk is idle when each begins.',
  run() {
    const bench = buildBenchRelease();
    const people = requestsIn(bench, written);
    const more = requestsIn(bench, tried);
    const times = Array.from({ length: rounds }, () => runRound(bench, people, more));
    const of = (pick: (round: Round) => number) => median(times.map(pick));
    const toDisk = of(({ fill, write }) => fill / write);
    const faster = of(({ one, two }) => one / two);
    const table: Table = [
      ['', 'seconds', 'forms per second'],
      [
        'to a disk, all cores',
        ...rowOf(
          of(({ fill }) => fill),
          written,
        ),
      ],
      [
        'the same bytes, only written',
        ...rowOf(
          of(({ write }) => write),
          written,
        ),
      ],
      [
        'to nowhere, one process',
        ...rowOf(
          of(({ one }) => one),
          tried,
        ),
      ],
      [
        'to nowhere, two processes',
        ...rowOf(
          of(({ two }) => two),
          tried,
        ),
      ],
    ];
    return {
      tables: [table],
      gates: [
        atMost('formpress fill ÷ writing the same bytes', toDisk, 2),
        atLeast('to nowhere: one process ÷ two', faster, 1.6),
      ],
    };
  },
};

function rowOf(seconds: number, forms: number): string[] {
  return [shown(seconds), shown(forms / seconds)];
}

function requestsIn({ folder }: BenchRelease, count: number): string {
  const file = join(folder, `people-${count}.ndjson`);
  const lines = Array.from({ length: count }, (_, index) => {
    const fields = { ...usualW4.fields, qualifyingChildren: String(index % 5) };
    return `${JSON.stringify({ ...usualW4, fields, signForm: 'SIGN' })}\n`;
  });
  writeFileSync(file, lines.join(''));
  return file;
}

function runRound({ folder, release }: BenchRelease, people: string, more: string): Round {
  const out = join(folder, 'filled');
  const copy = join(folder, 'written');
  for (const each of [out, copy]) rmSync(each, { recursive: true, force: true });
  // The dry runs come first, while the disk frees what was removed: that would slow down writing.
  const one = timeOf(() => formpress(more, release, '--dry-run', '--jobs', '1'));
  const two = timeOf(() => formpress(more, release, '--dry-run', '--jobs', '2'));
  const fill = timeOf(() => formpress(people, release, '--out', out));
  const folders = foldersIn(out);
  const pdf = someBytes(out, folders);
  return { fill, write: timeOf(() => writeAll(folders, pdf, copy)), one, two };
}

function formpress(people: string, release: string, ...more: string[]): void {
  const words = [bin, 'fill', people, '--release', release, ...more];
  execFileSync(process.execPath, words, { stdio: 'ignore' });
}

type WrittenFile = { path: string; size: number };

/** The files in each folder of results. */
function foldersIn(out: string): WrittenFile[][] {
  const folders = readdirSync(out, { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders.map(({ name: folder }) =>
    readdirSync(join(out, folder)).map((name) => {
      const path = join(folder, name);
      return { path, size: statSync(join(out, path)).size };
    }),
  );
}

/** A PDF, repeated to the size of the largest file. */
function someBytes(out: string, folders: WrittenFile[][]): Buffer {
  const pdf = readFileSync(join(out, 'lines-000000001', '000000001.pdf'));
  return Buffer.alloc(Math.max(...folders.flat().map(({ size }) => size)), pdf);
}

/** Writes files of the same names and sizes, folder by folder, with bytes that are in memory already. */
function writeAll(folders: WrittenFile[][], pdf: Buffer, copy: string): void {
  for (const files of folders) {
    const [first] = files;
    if (!first) continue;
    const folder = join(copy, dirname(first.path));
    const hidden = join(copy, `.${dirname(first.path)}`);
    mkdirSync(hidden, { recursive: true });
    for (const { path, size } of files)
      writeFileSync(join(hidden, basename(path)), pdf.subarray(0, size));
    renameSync(hidden, folder);
  }
}

/** The seconds that work takes. Earlier writes are flushed to the disk first, so that they do not count. */
function timeOf(work: () => void): number {
  execFileSync('sync');
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}
