import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, startService } from '@formpress/service';

/** A service on a free loopback port, with its log and an adjustable clock. */
export type TestedService = {
  url: string;
  /** The URL of the operations port, when OPS_PORT is set. */
  opsUrl: string;
  key: string;
  token: string;
  lines: string[];
  moveTo(moment: string): void;
  /** Calls with a token unless headers override it. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Does the same as SIGHUP. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the service with a release, by default at noon of 1 March 2026. */
export async function serviceForTests(
  release: string,
  environment: Record<string, string> = {},
  moment = '2026-03-01T12:00:00Z',
): Promise<TestedService> {
  const { settings, problems } = readSettings({ PORT: '0', RATE_LIMIT: 'off', ...environment });
  if (!settings) throw new Error(problems.join(' '));
  let now = Date.parse(moment);
  const lines: string[] = [];
  const running = await startService(settings, release, {
    clock: () => now,
    write: (line) => lines.push(line),
  });
  const key = running.developmentKey ?? '';
  const login = await fetch(`${running.url}/authentication/login`, { headers: { 'api-key': key } });
  const { accessToken = '' } = (await login.json()) as { accessToken?: string };
  return {
    url: running.url,
    opsUrl: running.opsUrl ?? '',
    key,
    token: accessToken,
    lines,
    moveTo(moment) {
      now = Date.parse(moment);
    },
    call: (path, init = {}) =>
      fetch(running.url + path, {
        ...init,
        headers: { authorization: `Bearer ${accessToken}`, ...init.headers },
      }),
    reload: () => running.reload(),
    close: () => running.close(),
  };
}

/** A temporary folder. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'service-'));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
