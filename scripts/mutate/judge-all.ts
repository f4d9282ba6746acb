import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mutation } from './mutation.ts';
import type { Verdict } from './verdict.ts';

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

type Answer = 'ready' | { index: number; verdict: Verdict };

/** Judges all mistakes in several processes and gives the verdicts in the order of the mistakes. */
export async function judgeAll(
  mutations: readonly Mutation[],
  definitions: string,
  workers: number,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = mutations.map((mutation, index) => ({ index, mutation }));
  const runs = Array.from({ length: workers }, () => {
    const process = fork(worker, [definitions]);
    return finished(process, (answer) => {
      if (answer !== 'ready') verdicts[answer.index] = answer.verdict;
      process.send(waiting.shift() ?? 'close');
    });
  });
  await Promise.all(runs);
  return verdicts;
}

function finished(process: ChildProcess, take: (answer: Answer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    process.on('message', take);
    process.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('A mistake made the compiler itself fail; its message stands above.'));
    });
  });
}
