import { createKey, type KeyOptions, writeKeysFile } from '@formpress/service';
import { serviceForTests, type TestedService } from '../service/service-for-tests.ts';

/** Calls a service with the token of one key. */
export type Caller = (path: string, init?: RequestInit) => Promise<Response>;

/** Starts a service with a keys file, and returns a caller for each key. */
export async function serviceWithKeys(
  release: string,
  file: string,
  wishes: KeyOptions[],
  environment: Record<string, string> = {},
): Promise<{ service: TestedService; callers: Caller[]; ids: string[]; texts: string[] }> {
  const keys = wishes.map((wish) => createKey(wish, new Date('2026-01-01T00:00:00Z')));
  writeKeysFile(
    file,
    keys.map(({ stored }) => stored),
  );
  const service = await serviceForTests(release, { KEYS_FILE: file, ...environment });
  const callers = await Promise.all(keys.map(({ text }) => callerOf(service.url, text)));
  const ids = keys.map(({ stored }) => stored.id);
  return { service, callers, ids, texts: keys.map(({ text }) => text) };
}

/** Logs in with a key and calls with its token. */
export async function callerOf(url: string, key: string): Promise<Caller> {
  const login = await fetch(`${url}/authentication/login`, { headers: { 'api-key': key } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  return (path, init = {}) =>
    fetch(url + path, {
      ...init,
      headers: { authorization: `Bearer ${accessToken}`, ...init.headers },
    });
}
