import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { startProduction } from '../http/production-service.ts';
import { median } from '../measure.ts';
import { corpusRelease, partOfRelease } from './corpus-release.ts';
import { startPrograms } from './start-programs.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rounds = 5;

type Run = { cpu: number; wall: number };
type Pair = { read: Run; ready: Run };

/** From a release of a hundred forms to a ready service, against reading its files. */
export const startUp: Bench = {
  name: 'start-up',
  about:
    'Processor time from the start of the service until it answers, every digest verified and ' +
    'every form filled once, against a program that only reads the files of the release: from ' +
    'disk, and from the page cache. And the memory of a service with the ' +
    'whole corpus.',
  async run() {
    const whole = await corpusRelease();
    const release = partOfRelease(whole, 100);
    const fromDisk = pairs(release, () => dropFromMemory(release));
    const fromMemory = pairs(release, () => {});
    const megabytes = await memoryWith(partOfRelease(whole, 400));
    const ratio = (found: Pair[]) => median(found.map(({ read, ready }) => ready.cpu / read.cpu));
    return {
      tables: [
        [head, rowOf('from disk', fromDisk), rowOf('from memory', fromMemory)],
        [
          ['corpus', 'memory MB'],
          ['400 form versions', shown(megabytes)],
        ],
      ],
      gates: [
        atMost('ready with 100 forms ÷ reading them from disk', ratio(fromDisk), 3),
        atMost('memory of a service with 400 forms, MB', megabytes, 250),
      ],
    };
  },
};

const head = ['100 forms', 'read ms', 'ready ms', '×', 'read wall ms', 'ready wall ms'];

function rowOf(name: string, found: Pair[]): string[] {
  const of = (pick: (pair: Pair) => number) => shown(median(found.map(pick)));
  return [
    name,
    of(({ read }) => read.cpu),
    of(({ ready }) => ready.cpu),
    of(({ read, ready }) => ready.cpu / read.cpu),
    of(({ read }) => read.wall),
    of(({ ready }) => ready.wall),
  ];
}

function pairs(release: string, prepare: () => void): Pair[] {
  return Array.from({ length: rounds }, () => {
    prepare();
    const read = run('read', release);
    prepare();
    return { read, ready: run('ready', release) };
  });
}

function run(what: keyof typeof startPrograms, release: string): Run {
  const words = ['--input-type=module', '--eval', startPrograms[what], release];
  const options = { cwd: root, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, words, options)) as Run;
}

/** The memory of a production service when it is ready, in megabytes. */
async function memoryWith(release: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'formpress-bench-'));
  const service = await startProduction({ folder, release });
  const { rss } = await service.usage();
  await service.stop();
  rmSync(folder, { recursive: true });
  return rss / 1e6;
}

/** Drops the files from the page cache. */
function dropFromMemory(folder: string): void {
  const each = 'for file; do dd if="$file" iflag=nocache count=0 status=none; done';
  const all = `find "$0" -type f -print0 | xargs -0 sh -c '${each}' sh`;
  execFileSync('sh', ['-c', all, folder]);
}
