import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { unknownVariables } from './known-variables.ts';
import { operations, runTool } from './run-tool.ts';

const file = join(operations, 'systemd/formpress.service');
const unit = readFileSync(file, 'utf8');

/** The values of a directive, in the order of the unit. */
const valuesOf = (directive: string) =>
  [...unit.matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const environment = new Map(
  valuesOf('Environment').map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  }),
);

withTool('systemd-analyze')('has an exposure of at most 2.0 of 10', () => {
  const words = ['security', '--offline=true', '--no-pager', '--threshold=20', file];
  const { status, out } = runTool('systemd-analyze', words);
  expect(out).toMatch(/Overall exposure level for formpress\.service: [01]\.[0-9] OK/);
  expect(status).toBe(0);
});

withTool('systemd-analyze')('is a unit that systemd understands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'systemd-'));
  try {
    // Node is elsewhere on some machines.
    const here = join(folder, 'formpress.service');
    writeFileSync(here, unit.replace('=/usr/bin/node ', `=${process.execPath} `));
    expect(runTool('systemd-analyze', ['verify', '--man=no', here])).toEqual({
      status: 0,
      out: '',
      error: '',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('sets only what the service reads', () => {
  expect(unknownVariables(environment.keys())).toEqual([]);
});

it('starts what the Containerfile starts, with several processes', () => {
  const containerfile = readFileSync(join(operations, '../../Containerfile'), 'utf8');
  const [, command] = /^ENTRYPOINT \["([^"]+)"\]$/m.exec(containerfile) ?? [];
  expect(valuesOf('ExecStart')).toEqual([`/usr/bin/node ${command} serve --workers 2`]);
});

it('waits longer for the stop than the service takes', () => {
  const seconds = (name: string) => Number(environment.get(name));
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(
    seconds('DRAIN_SECONDS') + seconds('SHUTDOWN_SECONDS'),
  );
});

it('passes the secret as a credential and the keys as a file that is reread', () => {
  expect(valuesOf('LoadCredential')).toEqual(['token-secret:/etc/formpress/token-secret']);
  expect(environment.get('TOKEN_SECRET_FILE')).toBe('%d/token-secret');
  expect(environment.get('KEYS_FILE')).toMatch(/^\/etc\/formpress\//);
  expect(environment.has('TOKEN_SECRET')).toBe(false);
});
