import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { credentialsOf, realmsOf } from './credentials-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'formpress-credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));

const base64 = (text: string) => Buffer.from(text).toString('base64');

function configured(config: unknown): Record<string, string> {
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  writeFileSync(join(folder, 'config.json'), text);
  return { DOCKER_CONFIG: folder, PATH: `${folder}:${process.env.PATH}` };
}

function helper(name: string, script: string): void {
  const file = join(folder, `docker-credential-${name}`);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

it('takes credentials from the environment first', async () => {
  const environment = configured({ auths: { 'ghcr.io': { auth: base64('docker:other') } } });
  const user = { FORMPRESS_REGISTRY_USER: 'pipeline', FORMPRESS_REGISTRY_PASSWORD: 'secret' };
  expect(await credentialsOf('ghcr.io', { ...environment, ...user })).toEqual({
    user: 'pipeline',
    password: 'secret',
  });
  const token = { FORMPRESS_REGISTRY_TOKEN: 'abc' };
  expect(await credentialsOf('ghcr.io', { ...environment, ...token })).toEqual({ token: 'abc' });
});

it('takes a password or a token from a file', async () => {
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const password = { FORMPRESS_REGISTRY_PASSWORD_FILE: file('password', 'secret\n') };
  expect(await credentialsOf('ghcr.io', { FORMPRESS_REGISTRY_USER: 'me', ...password })).toEqual({
    user: 'me',
    password: 'secret',
  });
  const token = { FORMPRESS_REGISTRY_TOKEN_FILE: file('token', 'abc\n') };
  expect(await credentialsOf('ghcr.io', token)).toEqual({ token: 'abc' });
  const both = { FORMPRESS_REGISTRY_TOKEN: 'abc', ...token };
  await expect(credentialsOf('ghcr.io', both)).rejects.toThrow(
    'FORMPRESS_REGISTRY_TOKEN and FORMPRESS_REGISTRY_TOKEN_FILE are both set. Set one or the other.',
  );
  const gone = join(folder, 'gone');
  await expect(credentialsOf('ghcr.io', { FORMPRESS_REGISTRY_TOKEN_FILE: gone })).rejects.toThrow(
    `FORMPRESS_REGISTRY_TOKEN_FILE: ${gone} cannot be read (ENOENT).`,
  );
});

it('reports what is missing, and never a value', async () => {
  const told = async (environment: Record<string, string>) =>
    credentialsOf('ghcr.io', environment).catch((problem: Error) => problem.message);
  expect(await told({ FORMPRESS_REGISTRY_USER: 'pipeline' })).toBe(
    'FORMPRESS_REGISTRY_USER and FORMPRESS_REGISTRY_PASSWORD must be set together, but one is missing.',
  );
  expect(await told({ FORMPRESS_REGISTRY_TOKEN: 'two\nlines' })).toBe(
    'FORMPRESS_REGISTRY_TOKEN is empty or has a line break in it.',
  );
  expect(await told({ FORMPRESS_REGISTRY_TOKEN: 'a', FORMPRESS_REGISTRY_USER: 'b' })).toBe(
    'FORMPRESS_REGISTRY_TOKEN is set, and FORMPRESS_REGISTRY_USER or FORMPRESS_REGISTRY_PASSWORD as well. Set one or the other.',
  );
  const broken = configured('{ "auths": secret');
  expect(await told(broken)).toBe(
    `${join(folder, 'config.json')} cannot be read as docker's configuration.`,
  );
});

it("reads docker's configuration, only for the host", async () => {
  const environment = configured({
    auths: {
      'ghcr.io': { auth: base64('docker:with:colon') },
      'https://old.example.com/v1/': { auth: base64('old:one') },
      'tokens.example.com': { identitytoken: 'refresh' },
    },
  });
  const hosts = ['ghcr.io', 'old.example.com', 'tokens.example.com', 'other.example.com'];
  expect(await Promise.all(hosts.map((host) => credentialsOf(host, environment)))).toEqual([
    { user: 'docker', password: 'with:colon' },
    { user: 'old', password: 'one' },
    { identityToken: 'refresh' },
    undefined,
  ]);
  expect(await credentialsOf('ghcr.io', { HOME: join(folder, 'nobody') })).toBeUndefined();
});

it("asks docker's credential helpers", async () => {
  helper('good', `read host; echo "{\\"Username\\":\\"$host\\",\\"Secret\\":\\"kept\\"}"`);
  helper('token', 'echo \'{"Username":"<token>","Secret":"refresh"}\'');
  helper('empty', 'echo "credentials not found in native keychain"; exit 1');
  const environment = configured({
    credsStore: 'empty',
    credHelpers: { 'ghcr.io': 'good', 'tokens.example.com': 'token', 'gone.example.com': 'gone' },
    auths: { 'other.example.com': { auth: base64('docker:other') } },
  });
  expect(await credentialsOf('ghcr.io', environment)).toEqual({
    user: 'ghcr.io',
    password: 'kept',
  });
  expect(await credentialsOf('tokens.example.com', environment)).toEqual({
    identityToken: 'refresh',
  });
  expect(await credentialsOf('other.example.com', environment)).toEqual({
    user: 'docker',
    password: 'other',
  });
  await expect(credentialsOf('gone.example.com', environment)).rejects.toThrow(
    'docker\'s configuration names the credential helper "gone", which did not answer.',
  );
});

it('reads which other hosts may see credentials', () => {
  expect(
    realmsOf({ FORMPRESS_REGISTRY_REALMS: 'auth.example.com, tokens.example.com:8443' }),
  ).toEqual(['auth.example.com', 'tokens.example.com:8443']);
  expect(realmsOf({})).toEqual([]);
});
