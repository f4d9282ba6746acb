import type { Environment } from '@formpress/registry';
import type { Follower } from '../following/follow-release.ts';
import { openSource } from '../following/open-source.ts';
import { createLog } from '../foundation/log.ts';
import { followerFamilies } from '../operations/follower-families.ts';
import { openLogSink } from '../operations/log-sink.ts';
import type { Operations, Readiness } from '../operations/operations.ts';
import { printMetrics } from '../operations/print-metrics.ts';
import { startOpsServer } from '../operations/start-ops-server.ts';
import type { Settings } from '../settings/settings.ts';
import { urlOf } from '../settings/url-of.ts';
import { type ReadyMessage, reportOf } from './worker-channel.ts';
import { signalAll, startWorker, stopWorkers, type WorkerPool } from './worker-pool.ts';

/** Several processes that serve one release on one port. */
export type RunningWorkers = ReadyMessage & {
  /** The URL of the operations port, if it has one. */
  opsUrl?: string;
  /** Reloads the release in every process. */
  reload(): void;
  /** Lets every process finish its requests and stops it. */
  close(): Promise<void>;
};

/** What the workers serve. */
export type Work = {
  /** The number of processes. */
  count: number;
  /** A folder, or a tag that this process follows for all workers. */
  release: string;
  /** The environment of this process, with credentials for a registry. */
  environment: Environment;
  /** Additional variables for the workers. */
  shared: Record<string, string>;
};

/**
 * Starts this command again in several processes. The first process shows whether it can start at all: if
 * that one exits, it has reported why, and no more are started. The result is then undefined.
 */
export async function startWorkers(
  { count, release, environment, shared }: Work,
  settings: Settings,
): Promise<RunningWorkers | undefined> {
  const sink = openLogSink(settings.logFile);
  const log = createLog(settings.logLevel, sink.write);
  const means = { environment, log, clock: Date.now, isWorker: false };
  const { follower } = await openSource(release, settings, means);
  const pool: WorkerPool = {
    workers: new Set(),
    state: 'starting',
    slots: new Set(),
    environment: shared,
    log,
  };
  const ready = await startWorker(pool);
  if (!ready) {
    await follower?.stop();
    return undefined;
  }
  pool.state = 'open';
  await Promise.all(Array.from({ length: count - 1 }, () => startWorker(pool)));
  const { host, opsPort, drainSeconds, shutdownSeconds } = settings;
  const ops =
    opsPort === undefined
      ? undefined
      : await startOpsServer(host, opsPort, operationsOf(pool, follower));
  return {
    ...ready,
    ...(ops && { opsUrl: urlOf(settings, ops.address()) }),
    reload() {
      sink.reopen();
      void follower?.check();
      signalAll(pool, 'SIGHUP');
    },
    async close() {
      await Promise.all([follower?.stop(), stopWorkers(pool, drainSeconds + shutdownSeconds)]);
      ops?.close().closeAllConnections();
      sink.flush();
    },
  };
}

/** The combined metrics and readiness of all processes. */
function operationsOf(pool: WorkerPool, follower: Follower | undefined): Operations {
  const reports = async () => {
    const asked = await Promise.all([...pool.workers].map(reportOf));
    return asked.flatMap((report) => report ?? []);
  };
  return {
    async metrics() {
      const families = (await reports()).map((report) => report.families);
      return printMetrics([...families, followerFamilies(follower)]);
    },
    async readiness() {
      const processes = (await reports()).map(({ readiness }) => readiness);
      const status = statusOfAll(
        processes.map((process) => process.status),
        pool,
      );
      const following = follower?.status();
      return { status, processes, ...(following && { following }) };
    },
  };
}

/** The combined status: ready as long as one process is. */
function statusOfAll(statuses: Readiness['status'][], { state }: WorkerPool): Readiness['status'] {
  if (state === 'closing') return statuses.includes('draining') ? 'draining' : 'shutting down';
  return statuses.includes('ready') ? 'ready' : (statuses[0] ?? 'starting');
}
