import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../foundation/log.ts';
import { assign, type Greeting, greetingOf } from './worker-channel.ts';

/** Processes that serve together. Those that end while the team is open are replaced. */
export type Team = {
  workers: Set<Worker>;
  state: 'starting' | 'open' | 'closing';
  /** Places that are taken. A process that replaces another takes over its place. */
  slots: Set<number>;
  /** Variables that processes get beside the environment of this one. */
  environment: Record<string, string>;
  log: Log;
};

const shortestPause = 100;
const longestPause = 10_000;
const millisecondsToTrust = 60_000;

/** Starts this very command once more. Nothing when it ends before it answers requests. */
export function hire(team: Team, pauseBefore = 0): Promise<Greeting | undefined> {
  const started = performance.now();
  const slot = takeSlot(team);
  const worker = cluster.fork();
  assign(worker, { environment: team.environment, slot });
  team.workers.add(worker);
  worker.once('exit', () => {
    team.workers.delete(worker);
    team.slots.delete(slot);
    if (team.state !== 'open') return;
    const hasLived = performance.now() - started > millisecondsToTrust;
    const longer = Math.min(longestPause, pauseBefore * 2);
    replaceAfter(team, hasLived ? shortestPause : Math.max(shortestPause, longer));
  });
  return greetingOf(worker);
}

function takeSlot({ slots }: Team): number {
  let slot = 1;
  while (slots.has(slot)) slot += 1;
  slots.add(slot);
  return slot;
}

/** The pause grows while processes keep ending: what cannot work must not keep the machine busy. */
function replaceAfter(team: Team, pause: number): void {
  team.log('error', { code: 'WORKER_ENDED' });
  setTimeout(() => {
    if (team.state === 'open') hire(team, pause);
  }, pause);
}

/** Sends a signal to all. */
export function signalAll({ workers }: Team, signal: NodeJS.Signals): void {
  for (const worker of workers) worker.process.kill(signal);
}

/** Lets all finish and stop. One that is not done a second after its own deadline never will be. */
export async function dismiss(team: Team, seconds: number): Promise<void> {
  team.state = 'closing';
  const ends = [...team.workers].map((worker) => once(worker, 'exit'));
  signalAll(team, 'SIGTERM');
  const deadline = setTimeout(() => signalAll(team, 'SIGKILL'), (seconds + 1) * 1000);
  await Promise.all(ends);
  clearTimeout(deadline);
}
