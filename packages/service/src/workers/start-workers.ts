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
  /** The address of what operators read, when it has one. */
  opsUrl?: string;
  /** Every process loads the release again. */
  reload(): void;
  /** Every process finishes what it is doing, then stops. */
  close(): Promise<void>;
};

/** What the workers serve, and with what. */
export type Work = {
  /** How many processes. */
  count: number;
  /** A folder, or a tag that this process follows for all. */
  release: string;
  /** What this process sees; credentials are looked for there. */
  environment: Environment;
  /** Variables that processes get beside it. */
  shared: Record<string, string>;
};

/**
 * Starts this very command again, several times over. The first process tells whether it can work
 * at all: when it ends, it has said why, and nothing is started.
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

/** What all processes tell operators together. */
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

/** Requests can be sent while one process takes them. */
function statusOfAll(statuses: Readiness['status'][], { state }: WorkerPool): Readiness['status'] {
  if (state === 'closing') return statuses.includes('draining') ? 'draining' : 'shutting down';
  return statuses.includes('ready') ? 'ready' : (statuses[0] ?? 'starting');
}
