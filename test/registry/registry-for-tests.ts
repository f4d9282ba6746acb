import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openRegistry, parseReference, type Registry, type TimeLimits } from '@formpress/registry';

/** A registry server from the Debian package docker-registry, on a free loopback port. */
export type TestedRegistry = {
  host: string;
  /** Its data folder, for tampering. */
  folder: string;
  /** A repository of it, without credentials. */
  open(repository: string, timeLimits?: Partial<TimeLimits>): Registry;
  kill(): Promise<void>;
  /** Starts it again with the same port and data. */
  start(): Promise<void>;
};

/** Short time limits, because everything is on one machine. */
export const shortTimeLimits: TimeLimits = {
  attempts: 5,
  firstPause: 20,
  maxPause: 200,
  silence: 5_000,
  longest: 60_000,
  settle: 150,
};

const running = new Set<ChildProcess>();

/** The users and the configuration of the registry. */
type Door = {
  /** Lines of an htpasswd file with the allowed users. */
  users?: string;
  /** More lines of its configuration. */
  more?: string;
  tls?: { certificate: string; key: string };
};

/** Starts a registry that stores everything below a folder. */
export async function registryForTests(
  place: string,
  { users, more = '', tls }: Door = {},
): Promise<TestedRegistry> {
  const folder = join(place, 'registry');
  mkdirSync(folder, { recursive: true });
  const host = `127.0.0.1:${await freePort()}`;
  const config = join(place, 'registry.yml');
  const guard = users === undefined ? '' : guarded(join(place, 'htpasswd'), users);
  writeFileSync(config, `${configFor(folder, host, tls)}${guard}${more}`);
  let child: ChildProcess | undefined;
  const registry: TestedRegistry = {
    host,
    folder,
    open: (repository, timeLimits = {}) =>
      openRegistry({
        reference: parseReference(`oci://${host}/${repository}`),
        timeLimits: { ...shortTimeLimits, ...timeLimits },
      }),
    async kill() {
      if (!child) return;
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      running.delete(child);
      child = undefined;
    },
    async start() {
      child = spawn('docker-registry', ['serve', config], { stdio: 'ignore' });
      running.add(child);
      await answers(host, child);
    },
  };
  await registry.start();
  return registry;
}

/** Stops every registry that a test left running. */
export function endRegistries(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

function configFor(folder: string, host: string, tls: Door['tls']): string {
  const secured = tls ? `, tls: ${JSON.stringify(tls)}` : '';
  return `version: 0.1
log: { level: error, accesslog: { disabled: true } }
storage: { filesystem: { rootdirectory: ${JSON.stringify(folder)} }, maintenance: { uploadpurging: { enabled: false } } }
http: { addr: ${JSON.stringify(host)}${secured} }
`;
}

function guarded(file: string, users: string): string {
  writeFileSync(file, users);
  return `auth: { htpasswd: { realm: forms, path: ${JSON.stringify(file)} } }\n`;
}

/** Waits until it answers, and not another process that took the port. */
async function answers(host: string, child: ChildProcess): Promise<void> {
  for (let round = 0; round < 500; round += 1) {
    const reply = await fetch(`http://${host}/v2/`).catch(() => undefined);
    if (child.exitCode !== null) throw new Error(`The registry does not start on ${host}.`);
    // With https it answers 400 to plain http.
    if (reply?.ok || reply?.status === 401 || reply?.status === 400) return;
    await pause(20);
  }
  throw new Error('The registry does not answer.');
}
