import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../foundation/log.ts';
import { assign, type ReadyMessage, untilReady } from './worker-channel.ts';

/** Processes that serve together. Those that exit while the pool is open are replaced. */
export type WorkerPool = {
  workers: Set<Worker>;
  state: 'starting' | 'open' | 'closing';
  /** Slots in use. A process that replaces another takes over its slot. */
  slots: Set<number>;
  /** Variables that workers get in addition to the environment of this process. */
  environment: Record<string, string>;
  log: Log;
};

const minPause = 100;
const maxPause = 10_000;
const millisecondsToTrust = 60_000;

/** Starts this command in another process. Resolves to undefined when it exits before it answers requests. */
export function startWorker(pool: WorkerPool, pauseBefore = 0): Promise<ReadyMessage | undefined> {
  const started = performance.now();
  const slot = takeSlot(pool);
  const worker = cluster.fork();
  assign(worker, { environment: pool.environment, slot });
  pool.workers.add(worker);
  worker.once('exit', () => {
    pool.workers.delete(worker);
    pool.slots.delete(slot);
    if (pool.state !== 'open') return;
    const hasLived = performance.now() - started > millisecondsToTrust;
    const longer = Math.min(maxPause, pauseBefore * 2);
    replaceAfter(pool, hasLived ? minPause : Math.max(minPause, longer));
  });
  return untilReady(worker);
}

function takeSlot({ slots }: WorkerPool): number {
  let slot = 1;
  while (slots.has(slot)) slot += 1;
  slots.add(slot);
  return slot;
}

/** Replaces a process after a pause, which grows while processes keep exiting, so that a failing one does not keep the machine busy. */
function replaceAfter(pool: WorkerPool, pause: number): void {
  pool.log('error', { code: 'WORKER_ENDED' });
  setTimeout(() => {
    if (pool.state === 'open') startWorker(pool, pause);
  }, pause);
}

/** Sends a signal to all workers. */
export function signalAll({ workers }: WorkerPool, signal: NodeJS.Signals): void {
  for (const worker of workers) worker.process.kill(signal);
}

/** Lets all workers finish and stops them. One that is still running a second after its deadline is killed. */
export async function stopWorkers(pool: WorkerPool, seconds: number): Promise<void> {
  pool.state = 'closing';
  const ends = [...pool.workers].map((worker) => once(worker, 'exit'));
  signalAll(pool, 'SIGTERM');
  const deadline = setTimeout(() => signalAll(pool, 'SIGKILL'), (seconds + 1) * 1000);
  await Promise.all(ends);
  clearTimeout(deadline);
}
