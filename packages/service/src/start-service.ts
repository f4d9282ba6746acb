import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '@formpress/registry';
import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';
import { createServer } from './http/create-server.ts';
import { addDocsPage } from './http/docs-page.ts';
import type { Log } from './log.ts';
import { openDesk } from './open-desk.ts';
import type { Family } from './operations/families.ts';
import { type LogSink, openLogSink } from './operations/log-sink.ts';
import type { Operations, ProcessReadiness } from './operations/operations.ts';
import { ownFamilies, ownOperations, ownReadiness } from './operations/own-operations.ts';
import { startOpsServer } from './operations/start-ops-server.ts';
import { type DrawPages, latePages } from './release/late-pages.ts';
import type { Settings } from './settings/settings.ts';
import { urlOf } from './url-of.ts';

/** A service that answers. */
export type RunningService = {
  /** Its address: `/v1` and `/authentication/login` stand below it. */
  url: string;
  /** The address of what operators read, when it has one of its own. */
  opsUrl?: string;
  /** In development: a key that logs in. */
  developmentKey?: string;
  /** How many form versions are not offered because their blank is a specimen. */
  leftOut: number;
  log: Log;
  families(): Family[];
  readiness(): ProcessReadiness;
  /** Looks for another release at once, loads it again, and begins the log file anew. */
  reload(): Promise<void>;
  /** Finishes what it is doing, then stops. */
  close(): Promise<void>;
};

/** What a service takes from the world around it. */
export type Surroundings = {
  clock?: () => number;
  write?: (line: string) => void;
  /** Where credentials for a registry are looked for. */
  environment?: Environment;
  /** One of several processes: another one speaks to operators for all. */
  isWorker?: boolean;
  /** Its place among them. */
  slot?: number;
  /** Draws the pages of forms whose release has no pictures of them. */
  drawPages?: DrawPages;
};

// What a caller sent just before we stop may still wait to be read.
const millisecondsToSpeak = 500;

/** Loads a release from a folder, or from the registry that it follows, and serves it. */
export async function startService(
  settings: Settings,
  release: string,
  {
    clock = Date.now,
    write,
    environment = process.env,
    isWorker = false,
    slot,
    drawPages,
  }: Surroundings = {},
): Promise<RunningService> {
  const sink = write ? inMemory(write) : openLogSink(settings.logFile);
  const around = { clock, sink, environment, isWorker, slot };
  const { desk, developmentKey } = await openDesk(settings, release, around);
  const operations = isWorker ? undefined : ownOperations(desk);
  if (operations && settings.development && settings.opsPort === undefined)
    desk.operations = operations;

  if (drawPages) desk.latePage = latePages(drawPages);
  const server = createServer(desk);
  addDocsPage(server, desk);
  await server.listen({ host: settings.host, port: settings.port });
  desk.url = urlOf(settings, server.server.address());
  const ops = operations && (await openOps(settings, operations));
  desk.audit?.record({ event: 'SERVICE_STARTED', release: desk.live.release().files.digest });
  return {
    url: desk.url,
    ...(ops && { opsUrl: urlOf(settings, ops.address()) }),
    ...(developmentKey && { developmentKey }),
    leftOut: desk.live.release().leftOut,
    log: desk.log,
    families: () => ownFamilies(desk),
    readiness: () => ownReadiness(desk),
    async reload() {
      sink.reopen();
      desk.audit?.reopen();
      await desk.follower?.check();
      await desk.live.reload();
    },
    async close() {
      await drain(desk);
      const grace = setTimeout(desk.connections.endSilent, millisecondsToSpeak);
      await stop(desk, server, ops);
      clearTimeout(grace);
      sink.flush();
    },
  };
}

function inMemory(write: (line: string) => void): LogSink {
  return { write, flush() {}, reopen() {}, lost: () => 0 };
}

async function openOps({ host, opsPort }: Settings, operations: Operations) {
  return opsPort === undefined ? undefined : startOpsServer(host, opsPort, operations);
}

/**
 * For a while requests are taken as before, but readiness is false and every reply closes its
 * connection: callers and proxies go elsewhere before this address is gone.
 */
async function drain(desk: Desk): Promise<void> {
  const { drainSeconds } = desk.settings;
  if (drainSeconds === 0) return;
  desk.state = 'draining';
  desk.log('info', { code: 'DRAINING' });
  await pause(drainSeconds * 1000);
}

/** What is being answered may end; what has not ended by the deadline is cut off. */
async function stop(desk: Desk, server: FastifyInstance, ops: Server | undefined): Promise<void> {
  desk.state = 'closing';
  const deadline = setTimeout(() => {
    desk.log('warn', { code: 'REQUESTS_CUT_OFF', count: desk.load.inFlight() });
    server.server.closeAllConnections();
  }, desk.settings.shutdownSeconds * 1000);
  const followed = desk.follower?.stop();
  await server.close();
  clearTimeout(deadline);
  await followed;
  desk.live.stop();
  desk.load.stop();
  desk.keys.stop();
  desk.connections.stop();
  desk.strangers.stop();
  desk.audit?.record({ event: 'SERVICE_STOPPED' });
  desk.audit?.close();
  if (!ops) return;
  ops.close().closeAllConnections();
  await once(ops, 'close');
}
