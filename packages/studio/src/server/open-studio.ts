import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cache } from '@formpress/compiler';
import { createAccess } from '../access/access.ts';
import { trackIdle } from './idle.ts';

/** How a studio is opened. */
export type StudioOptions = {
  folder: string;
  cache?: Cache | undefined;
  /** The port to listen on. When another program has it, a free one is taken. */
  port: number;
  /** Whether only this port will do. */
  isPortWanted?: boolean;
  /** Told about faults of the studio itself. */
  onFault(fault: unknown): void;
};

/** A studio that is served. */
export type OpenStudio = {
  /** The address to open, with the token. */
  url: string;
  port: number;
  /** Tells the studio that files changed on disk. */
  changed(paths: readonly string[]): Promise<void>;
  /** Resolves when every form was checked. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

/** Serves the studio of a folder of definitions, on this machine only. The address is known before anything is loaded. */
export async function openStudio(options: StudioOptions): Promise<OpenStudio | 'port taken'> {
  const { folder, cache, onFault } = options;
  let port = options.port;
  const access = createAccess(() => port);
  const idle = trackIdle();
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load(folder, cache, idle);
    return loading;
  };
  const server = createServer((request, response) => {
    const work = async () => {
      const { studio, streams, answerRequest } = await loaded();
      await answerRequest(request, response, { studio, access, streams, onFault });
    };
    idle.during(work).catch(onFault);
  });
  const taken = await listen(server, options);
  if (taken === undefined) return 'port taken';
  port = taken;
  setTimeout(() => loaded().catch(onFault), 50);
  return {
    url: `http://localhost:${port}/#token=${access.token}`,
    port,
    changed: async (paths) => (await loaded()).studio.written(paths),
    ready: async () => (await loaded()).studio.keeper.ready(),
    async close() {
      const opened = await loading;
      opened?.streams.close();
      await opened?.studio.keeper.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Loads the compiler and everything that answers requests, which takes longer than listening. */
async function load(folder: string, cache: Cache | undefined, idle: ReturnType<typeof trackIdle>) {
  const { answerRequest } = await import('./answer-request.ts');
  const { makeStudio } = await import('./make-studio.ts');
  return { answerRequest, ...makeStudio(folder, cache, idle) };
}

/** Listens on the port, or on a free one if any will do. Nobody outside this machine can connect. */
async function listen(
  server: Server,
  { port, isPortWanted }: StudioOptions,
): Promise<number | undefined> {
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (isPortWanted) return undefined;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  return (server.address() as AddressInfo).port;
}
