import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Io } from '../foundation/io.ts';
import { type BatchCounts, sumOf } from './batch-counts.ts';
import { BatchProblem } from './batch-problem.ts';
import { divided, type Partition } from './partition.ts';
import type { FillOptions } from './read-fill-options.ts';
import { type WritingTurns, writingTurns } from './writing-turns.ts';

/** The environment variable that tells a process that it was started for a share of a batch. */
const mark = 'FORMPRESS_BATCH_SHARE';

/** A message from such a process to the one that started it. */
type Message = { counts: BatchCounts } | { problem: string } | { turn: 'asked' | 'ended' };

/**
 * Runs this command again in several processes, each with its share of the lines. They read the input and write the
 * results themselves, and report only counts and problems.
 */
export async function fillInProcesses(
  options: FillOptions,
  digest: string,
  report: (counts: BatchCounts) => void,
): Promise<BatchCounts> {
  const { partition, jobs } = options;
  const words = wordsFor(options, digest);
  const latest: BatchCounts[] = [];
  const problems = new Set<string>();
  const turns = writingTurns(Math.ceil(jobs / 2));
  const children = divided(partition, jobs).map((share, worker) => {
    const child = startProcess(words, share);
    const turn = turnOf(child, turns);
    child.on('message', (message: Message) => {
      if ('turn' in message) turn[message.turn]();
      else if ('problem' in message) problems.add(message.problem);
      else {
        latest[worker] = message.counts;
        report(sumOf(latest));
      }
    });
    return child;
  });
  const codes = await Promise.all(children.map(endOf));
  if (problems.size > 0) throw new BatchProblem([...problems].join('\n'));
  const failed = codes.filter((code) => code !== 0).length;
  if (failed > 0)
    throw new BatchProblem(
      `${failed} of ${jobs} processes ended early. What is done stays done: run the same command again to go on.`,
    );
  return sumOf(latest);
}

/** Gives a process its turns to write. A process that has exited does not keep the others waiting. */
function turnOf(child: ChildProcess, turns: WritingTurns) {
  let isWriting = false;
  const ended = () => {
    if (isWriting) turns.end();
    isWriting = false;
  };
  child.on('exit', ended);
  const granted = () => {
    isWriting = true;
    if (child.connected) child.send('write');
    else ended();
  };
  return { asked: () => turns.ask(granted), ended };
}

function startProcess(words: string[], { index, of }: Partition): ChildProcess {
  const [, script = ''] = process.argv;
  const own = ['--jobs', '1', '--partition', `${index}/${of}`];
  return fork(script, ['fill', ...words, ...own], { env: { ...process.env, [mark]: '1' } });
}

/** The command line of a batch, without the options for the share. */
function wordsFor({ input, release, out, press }: FillOptions, digest: string): string[] {
  const { language, timezone, evidenceKey } = press;
  return [
    ...[input, '--release', release, '--digest', digest, '--language', language],
    ...(out === undefined ? ['--dry-run'] : ['--out', out]),
    ...(timezone === undefined ? [] : ['--timezone', timezone]),
    ...(evidenceKey === undefined ? [] : ['--key', evidenceKey]),
  ];
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** The connection to the process that started this one. */
export type ParentProcess = {
  report(counts: BatchCounts): void;
  /** Reports why this process cannot go on. */
  fail(problem: string): void;
  /** Runs work when it is this process's turn to write. */
  write<T>(work: () => T): Promise<T>;
  leave(): void;
};

/** The starter of this process; undefined when it was not started for a share. When the starter exits, so does this process. */
export function parentProcess(environment: Io['environment']): ParentProcess | undefined {
  if (environment[mark] === undefined) return undefined;
  const end = () => process.exit(1);
  process.on('disconnect', end);
  const send = (message: Message) => void process.send?.(message);
  return {
    report: (counts) => send({ counts }),
    fail: (problem) => send({ problem }),
    async write(work) {
      const granted = once(process, 'message');
      send({ turn: 'asked' });
      await granted;
      try {
        return work();
      } finally {
        send({ turn: 'ended' });
      }
    },
    leave() {
      process.off('disconnect', end);
      process.disconnect();
    },
  };
}
