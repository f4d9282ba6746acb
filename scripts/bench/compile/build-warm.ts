import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusFolder } from '../../corpus/corpus-folder.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { median } from '../measure.ts';

const bin = fileURLToPath(new URL('../../../packages/cli/bin/formpress.js', import.meta.url));
const standIns = fileURLToPath(new URL('./stand-in-pictures.ts', import.meta.url));
const rounds = 5;

/** A sentence of one question, and one binding of a field, in a form of the corpus. */
const form = 'us/OH/OH103';
const changes: Record<string, { files: string[]; from: string; to: string }> = {
  'one sentence changed': {
    files: ['2025.4.0/questions.yaml', 'translations/es.yaml', 'translations/fr.yaml'],
    from: 'Which personal exemption do you claim?',
    to: 'Which of these personal exemptions do you claim?',
  },
  'one binding changed': {
    files: ['2025.4.0/pdf.yaml'],
    from: "'{{employee.address.city}}'",
    to: "'{{employee.address.city}} '",
  },
};

/** A build after little or nothing has changed, against a Node that does nothing. */
export const buildWarm: Bench = {
  name: 'build-warm',
  about:
    'The processor time of "formpress build" on the corpus, a whole process, as a multiple of an ' +
    'empty script: with nothing changed, with one sentence changed, with one binding changed. The ' +
    'pictures of pages are stand-ins, because to draw those of the corpus takes many minutes.',
  async run() {
    const folder = await corpusFolder();
    const place = `${folder}-run`;
    mkdirSync(place, { recursive: true });
    execFileSync(process.execPath, ['--import', 'tsx', standIns, folder, place]);
    writeFileSync(join(place, 'empty.js'), '');
    writeFileSync(join(place, 'time.cjs'), hook);
    const build = () => timeOf(place, [bin, 'build', folder, '--out', 'release']);
    build();
    build();
    const times: Record<string, number[]> = { empty: [], 'nothing changed': [] };
    for (let round = 0; round < rounds; round += 1) {
      times.empty?.push(timeOf(place, [join(place, 'empty.js')]));
      times['nothing changed']?.push(build());
    }
    for (const [name, change] of Object.entries(changes))
      times[name] = [1, 2].map(() => changed(folder, change, build));
    const empty = median(times.empty ?? []);
    const ratio = (name: string) => median(times[name] ?? []) / empty;
    const rows = Object.keys(times).map((name) => [
      name,
      shown(median(times[name] ?? [])),
      shown(ratio(name)),
    ]);
    return {
      tables: [[['build', 'ms', '× empty script'], ...rows]],
      gates: [
        atMost('build, nothing changed ÷ empty script', ratio('nothing changed'), 1.6),
        atMost('build, one sentence changed ÷ empty script', ratio('one sentence changed'), 4),
      ],
    };
  },
};

/** Builds with a change, and puts everything back. */
function changed(
  folder: string,
  { files, from, to }: { files: string[]; from: string; to: string },
  build: () => number,
): number {
  const paths = files.map((name) => join(folder, form, name));
  const before = paths.map((path) => readFileSync(path, 'utf8'));
  paths.forEach((path, index) => {
    writeFileSync(path, (before[index] ?? '').replace(from, to));
  });
  try {
    return build();
  } finally {
    paths.forEach((path, index) => {
      writeFileSync(path, before[index] ?? '');
    });
    build();
  }
}

const hook = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeFileSync('time.txt', String((user + system) / 1000));
});
`;

/** The processor time of a process, in milliseconds, as it sees it itself at its end. */
function timeOf(cwd: string, words: string[]): number {
  rmSync(join(cwd, 'time.txt'), { force: true });
  const { status, stderr } = spawnSync(process.execPath, ['--require', './time.cjs', ...words], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(readFileSync(join(cwd, 'time.txt'), 'utf8'));
}
