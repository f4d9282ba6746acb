import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '@formpress/registry';
import type { FastifyInstance } from 'fastify';
import { openContext } from '../context/open-context.ts';
import { ownFamilies, ownOperations, ownReadiness } from '../context/own-operations.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { Log } from '../foundation/log.ts';
import { createServer } from '../http/create-server.ts';
import { addDocsPage } from '../http/docs-page.ts';
import type { Family } from '../operations/families.ts';
import { type LogSink, openLogSink } from '../operations/log-sink.ts';
import type { Operations, ProcessReadiness } from '../operations/operations.ts';
import { startOpsServer } from '../operations/start-ops-server.ts';
import { type DrawPages, latePages } from '../release/late-pages.ts';
import type { Settings } from '../settings/settings.ts';
import { urlOf } from '../settings/url-of.ts';

/** A running service. */
export type RunningService = {
  /** Its base URL, with `/v1` and `/authentication/login` below it. */
  url: string;
  /** The URL of the operations port, if it has one. */
  opsUrl?: string;
  /** A key that can log in, in development. */
  developmentKey?: string;
  /** How many form versions are not offered because their blank is a specimen. */
  leftOut: number;
  log: Log;
  families(): Family[];
  readiness(): ProcessReadiness;
  /** Checks for another release, reloads it, and reopens the log file. */
  reload(): Promise<void>;
  /** Finishes open requests, then stops. */
  close(): Promise<void>;
};

/** Options for starting a service. */
export type StartOptions = {
  clock?: () => number;
  write?: (line: string) => void;
  /** The environment with the credentials for a registry. */
  environment?: Environment;
  /** Whether it is one of several workers, whose primary serves the operations port. */
  isWorker?: boolean;
  /** Its slot among the workers. */
  slot?: number;
  /** Draws the pages of forms whose release has no pictures of them. */
  drawPages?: DrawPages;
};

// Requests that were sent just before the stop may not have been read yet.
const millisecondsToArrive = 500;

/** Loads a release from a folder or a followed registry, and serves it. */
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
  }: StartOptions = {},
): Promise<RunningService> {
  const sink = write ? inMemory(write) : openLogSink(settings.logFile);
  const around = { clock, sink, environment, isWorker, slot };
  const { context, developmentKey } = await openContext(settings, release, around);
  const operations = isWorker ? undefined : ownOperations(context);
  if (operations && settings.development && settings.opsPort === undefined)
    context.operations = operations;

  if (drawPages) context.latePage = latePages(drawPages);
  const server = createServer(context);
  addDocsPage(server, context);
  await server.listen({ host: settings.host, port: settings.port });
  context.url = urlOf(settings, server.server.address());
  const ops = operations && (await openOps(settings, operations));
  context.audit?.record({ event: 'SERVICE_STARTED', release: context.live.release().files.digest });
  return {
    url: context.url,
    ...(ops && { opsUrl: urlOf(settings, ops.address()) }),
    ...(developmentKey && { developmentKey }),
    leftOut: context.live.release().heldBack.length,
    log: context.log,
    families: () => ownFamilies(context),
    readiness: () => ownReadiness(context),
    async reload() {
      sink.reopen();
      context.audit?.reopen();
      await context.follower?.check();
      await context.live.reload();
    },
    async close() {
      await drain(context);
      const grace = setTimeout(context.connections.endSilent, millisecondsToArrive);
      await stop(context, server, ops);
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
 * Drains the service: requests are still accepted, but readiness is false and every reply closes its
 * connection, so that callers and proxies go elsewhere before it stops.
 */
async function drain(context: ServiceContext): Promise<void> {
  const { drainSeconds } = context.settings;
  if (drainSeconds === 0) return;
  context.state = 'draining';
  context.log('info', { code: 'DRAINING' });
  await pause(drainSeconds * 1000);
}

/** Lets open requests finish, and closes the connections of those that miss the deadline. */
async function stop(
  context: ServiceContext,
  server: FastifyInstance,
  ops: Server | undefined,
): Promise<void> {
  context.state = 'closing';
  const deadline = setTimeout(() => {
    context.log('warn', { code: 'REQUESTS_CUT_OFF', count: context.load.inFlight() });
    server.server.closeAllConnections();
  }, context.settings.shutdownSeconds * 1000);
  const followed = context.follower?.stop();
  await server.close();
  clearTimeout(deadline);
  await followed;
  context.live.stop();
  context.load.stop();
  context.keys.stop();
  context.connections.stop();
  context.throttledLog.stop();
  context.audit?.record({ event: 'SERVICE_STOPPED' });
  context.audit?.close();
  if (!ops) return;
  ops.close().closeAllConnections();
  await once(ops, 'close');
}
