import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Environment } from '@formpress/registry';
import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';
import { createServer } from './http/create-server.ts';
import { addDocsPage } from './http/docs-page.ts';
import { silentConnections } from './http/silent-connections.ts';
import type { Log } from './log.ts';
import { openDesk } from './open-desk.ts';
import type { Family } from './operations/families.ts';
import { openLogSink } from './operations/log-sink.ts';
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
    drawPages,
  }: Surroundings = {},
): Promise<RunningService> {
  const sink = write ? { write, flush() {}, reopen() {} } : openLogSink(settings.logFile);
  const around = { clock, write: sink.write, environment, isWorker };
  const { desk, developmentKey } = await openDesk(settings, release, around);
  const operations = isWorker ? undefined : ownOperations(desk);
  if (operations && settings.development && settings.opsPort === undefined)
    desk.operations = operations;

  if (drawPages) desk.latePage = latePages(drawPages);
  const server = createServer(desk);
  const endSilent = silentConnections(server.server);
  addDocsPage(server, desk);
  await server.listen({ host: settings.host, port: settings.port });
  desk.url = urlOf(settings, server.server.address());
  const ops = operations && (await openOps(settings, operations));
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
      await desk.follower?.check();
      await desk.live.reload();
    },
    async close() {
      desk.closing = true;
      const grace = setTimeout(endSilent, millisecondsToSpeak);
      await stop(desk, server, ops);
      clearTimeout(grace);
      sink.flush();
    },
  };
}

async function openOps({ host, opsPort }: Settings, operations: Operations) {
  return opsPort === undefined ? undefined : startOpsServer(host, opsPort, operations);
}

/** What is being answered may end; what has not ended by the deadline is cut off. */
async function stop(desk: Desk, server: FastifyInstance, ops: Server | undefined): Promise<void> {
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
  if (!ops) return;
  ops.close().closeAllConnections();
  await once(ops, 'close');
}
