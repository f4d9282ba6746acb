import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Desk } from './desk.ts';
import { createServer } from './http/create-server.ts';
import { addDocsPage } from './http/docs-page.ts';
import { hashOfKey, makeKeyText } from './keys/key-text.ts';
import { fixedKeys, keysOfFile, type LiveKeys } from './keys/live-keys.ts';
import { createLog, type Log } from './log.ts';
import { createRateLimit } from './rate-limit.ts';
import { createEditions } from './release/edition.ts';
import { loadRelease } from './release/load-release.ts';
import type { Settings } from './settings.ts';
import { createTokens } from './tokens.ts';

/** A service that answers. */
export type RunningService = {
  /** Its address: `/v1` and `/authentication/login` stand below it. */
  url: string;
  /** In development: a key that logs in. */
  developmentKey?: string;
  /** How many form versions are not offered because their blank is a specimen. */
  leftOut: number;
  /** Finishes what it is doing, then stops. */
  close(): Promise<void>;
};

/** What a service takes from the world around it. */
export type Surroundings = { clock?: () => number; write?: (line: string) => void };

const loginsPerSecond = 25;

/** Loads a release from a folder and serves it. */
export async function startService(
  settings: Settings,
  folder: string,
  surroundings: Surroundings = {},
): Promise<RunningService> {
  const { clock = Date.now, write = (line) => process.stdout.write(line) } = surroundings;
  const log = createLog(settings.logLevel, write);
  const release = await loadRelease(folder, settings.specimens);
  if (release.leftOut > 0) log('warn', { code: 'SPECIMENS_LEFT_OUT', count: release.leftOut });
  const { keys, developmentKey } = openKeys(settings, log);
  const { rateLimit } = settings;
  let url = '';
  const desk: Desk = {
    settings,
    clock,
    editionAt: createEditions(release, () => settings.publicUrl ?? url),
    keys,
    tokens: createTokens(secretsOf(settings)),
    ...(rateLimit !== 'off' && {
      limit: createRateLimit(rateLimit),
      loginLimit: createRateLimit(loginsPerSecond),
    }),
    log,
    closing: false,
  };
  const server = createServer(desk);
  await addDocsPage(server, join(folder, 'openapi.yaml'));
  await server.listen({ host: settings.host, port: settings.port });
  url = urlOf(settings, server.server.address());
  return {
    url,
    ...(developmentKey && { developmentKey }),
    leftOut: release.leftOut,
    async close() {
      desk.closing = true;
      await server.close();
    },
  };
}

/** As configured; the port may have been left to the system. */
function urlOf({ host, port }: Settings, address: AddressInfo | string | null): string {
  const open = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${open}`;
}

/** In development a key is made up unless there is a file; what was given is never replaced. */
function openKeys(settings: Settings, log: Log): { keys: LiveKeys; developmentKey?: string } {
  if (settings.keysFile) {
    return { keys: keysOfFile(settings.keysFile, () => log('error', { code: 'KEYS_UNREADABLE' })) };
  }
  if (!settings.development) throw new Error('Outside development there must be a keys file.');
  const developmentKey = settings.developmentKey ?? makeKeyText();
  const created = new Date(0).toISOString();
  const sha256 = hashOfKey(developmentKey);
  return {
    keys: fixedKeys([{ id: 'key_development', name: 'Development', sha256, created }]),
    developmentKey,
  };
}

function secretsOf({
  tokenSecret,
  previousTokenSecret,
  development,
}: Settings): [string, ...string[]] {
  if (!tokenSecret && !development) throw new Error('Outside development there must be a secret.');
  const secret = tokenSecret ?? randomBytes(32).toString('hex');
  return previousTokenSecret ? [secret, previousTokenSecret] : [secret];
}
