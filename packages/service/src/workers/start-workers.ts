import { createLog } from '../log.ts';
import { openLogSink } from '../operations/log-sink.ts';
import type { Operations } from '../operations/operations.ts';
import { printMetrics } from '../operations/print-metrics.ts';
import { startOpsServer } from '../operations/start-ops-server.ts';
import type { Settings } from '../settings.ts';
import { urlOf } from '../url-of.ts';
import { dismiss, hire, signalAll, type Team } from './team.ts';
import { type Greeting, reportOf } from './worker-channel.ts';

/** Several processes that serve one release on one port. */
export type RunningWorkers = Greeting & {
  /** The address of what operators read, when it has one. */
  opsUrl?: string;
  /** Every process loads the release again. */
  reload(): void;
  /** Every process finishes what it is doing, then stops. */
  close(): Promise<void>;
};

/**
 * Starts this very command again, several times over. The first process tells whether it can work
 * at all: when it ends, it has said why, and nothing is started.
 */
export async function startWorkers(
  count: number,
  settings: Settings,
  environment: Record<string, string>,
): Promise<RunningWorkers | undefined> {
  const sink = openLogSink(settings.logFile);
  const log = createLog(settings.logLevel, sink.write);
  const team: Team = { workers: new Set(), state: 'starting', environment, log };
  const greeting = await hire(team);
  if (!greeting) return undefined;
  team.state = 'open';
  await Promise.all(Array.from({ length: count - 1 }, () => hire(team)));
  const { host, opsPort, shutdownSeconds } = settings;
  const ops =
    opsPort === undefined ? undefined : await startOpsServer(host, opsPort, operationsOf(team));
  return {
    ...greeting,
    ...(ops && { opsUrl: urlOf(settings, ops.address()) }),
    reload() {
      sink.reopen();
      signalAll(team, 'SIGHUP');
    },
    async close() {
      await dismiss(team, shutdownSeconds);
      ops?.close().closeAllConnections();
      sink.flush();
    },
  };
}

/** What all processes tell operators together. */
function operationsOf(team: Team): Operations {
  const reports = async () => {
    const asked = await Promise.all([...team.workers].map(reportOf));
    return asked.flatMap((report) => report ?? []);
  };
  return {
    metrics: async () => printMetrics((await reports()).map(({ families }) => families)),
    async readiness() {
      const processes = (await reports()).map(({ readiness }) => readiness);
      const open = processes.length > 0 ? 'ready' : 'starting';
      return { status: team.state === 'closing' ? 'shutting down' : open, processes };
    },
  };
}
