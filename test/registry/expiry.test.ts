import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readSigningKey } from '@formpress/registry';
import { expect } from 'vitest';
import { runFormpress as run } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { publisherForTests } from './publisher-for-tests.ts';
import { registryInFolder } from './registry-in-folder.ts';

const it = withTool('docker-registry');
const folder = registryInFolder();
const smallest = fileURLToPath(new URL('../smallest-form', import.meta.url));
const at = (name: string) => join(folder.path, name);
const digestIn = (text: string) => /sha256:[0-9a-f]{64}/.exec(text)?.[0] ?? '';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const staging = ['--channel', 'staging'];
let count = 0;

/** A repository with a key, and a release in a folder to publish there. */
async function newPlace() {
  count += 1;
  const place = `oci://${(await folder.started()).host}/expiry-${count}`;
  const key = at(`key-${count}.pem`);
  await run('keys', 'signing', key);
  const built = at(`built-${count}`);
  writeSmallRelease(built, [{ id: 'W4101', version: `2026.${count}.0`, effective: '2026-01-01' }]);
  return { place, stable: `${place}:stable`, key, built };
}

it('signs for ninety days by default, and renews without a new build', async () => {
  const { place, stable, key, built } = await newPlace();
  const how = ['--key', key, '--definitions', smallest];
  const before = Date.now();
  const published = await run('publish', built, stable, ...how, ...staging);
  const digest = digestIn(published.out);
  const [, until = ''] = /number 1 of staging, until (.{20})\.\n$/.exec(published.out) ?? [];
  const days = (Date.parse(until) - before) / 86_400_000;
  expect(Math.round(days)).toBe(90);

  const expires = inDays(200);
  expect(await run('renew', stable, '--key', key, '--expires', expires)).toEqual({
    code: 0,
    out: `${stable} is renewed: ${digest}, signed as number 2 of staging, until ${expires}.\n`,
    error: '',
  });
  expect(await run('publish', built, stable, ...how, ...staging)).toEqual({
    code: 0,
    out: `${stable} points to this release already: ${digest}, signed as number 2 of staging, until ${expires}.\n`,
    error: '',
  });
  const byDigest = await run('renew', `${place}@${digest}`, '--key', key, '--expires', '7');
  expect(byDigest).toMatchObject({ code: 0, error: '' });
  const listed = await run('releases', place, '--json');
  expect(JSON.parse(listed.out)).toEqual([
    {
      digest,
      forms: 1,
      tags: ['stable'],
      statements: [
        { sequence: 3, channel: 'staging', expires: expect.stringMatching(/Z$/) },
        { sequence: 2, channel: 'staging', expires },
        { sequence: 1, channel: 'staging', expires: until },
      ],
    },
  ]);
});

it('renews nothing that is missing, unsigned, or signed by another key', async () => {
  const { stable, key, built } = await newPlace();
  const { host } = await folder.started();
  expect(await run('renew', stable, '--key', key)).toEqual({
    code: 1,
    out: '',
    error: `There is no tag stable in ${host}/expiry-${count}.\n`,
  });
  const digest = digestIn((await run('publish', built, stable)).out);
  expect(await run('renew', stable, '--key', key)).toEqual({
    code: 1,
    out: '',
    error: `${digest} was never signed, so there is nothing to renew. Sign it with "formpress publish".\n`,
  });
  const signing = ['--key', key, '--definitions', smallest, ...staging];
  expect((await run('publish', built, stable, ...signing)).code).toBe(0);
  expect(await run('renew', stable, '--key', key, '--channel', 'production')).toEqual({
    code: 1,
    out: '',
    error: `${digest} was never signed for the channel production, so there is nothing to renew. Sign it with "formpress publish".\n`,
  });
  const other = at('other.pem');
  await run('keys', 'signing', other);
  expect(await run('renew', stable, '--key', other)).toEqual({
    code: 1,
    out: '',
    error: `${digest} is signed with a key that is not known here. Name its public key with --trust.\n`,
  });
  expect(await run('renew', stable)).toEqual({
    code: 2,
    out: '',
    error: 'Name the key to sign with: --key release-key.pem.\n',
  });
  expect(await run('renew', stable, '--key', key, '--expires', 'soon')).toMatchObject({ code: 2 });
  expect((await run('renew', stable, '--key', other, '--trust', `${key}.pub`)).code).toBe(0);
});

it('verifies before it writes anything, and states clearly when nothing was verified', async () => {
  const { place, stable, key, built } = await newPlace();
  const target = at('pulled');
  const trust = ['--trust', `${key}.pub`];
  const digest = digestIn((await run('publish', built, stable)).out);
  expect(await run('pull', stable, target, ...trust)).toEqual({
    code: 1,
    out: '',
    error: `${digest} is not signed: no statement is attached to it.\n`,
  });
  expect(existsSync(target)).toBe(false);
  const signing = ['--key', key, '--definitions', smallest, ...staging];
  const expires = inDays(1);
  await run('publish', built, stable, ...signing, '--expires', expires);
  const wrongChannel = await run('pull', stable, target, ...trust, '--channel', 'production');
  expect(wrongChannel).toEqual({
    code: 1,
    out: '',
    error: `${digest} is published in the channel "staging", but "production" is expected.\n`,
  });
  expect(existsSync(target)).toBe(false);
  expect(await run('pull', stable, target, '--channel', 'staging')).toEqual({
    code: 2,
    out: '',
    error: 'Name the public keys with --trust: without them nothing is verified.\n',
  });
  const good = {
    code: 0,
    out: `${target} holds the release ${digest}, signed as number 1 of staging, until ${expires}.\n`,
    error: '',
  };
  expect(await run('pull', stable, target, ...trust, ...staging)).toEqual(good);
  expect(await run('pull', `${place}@${digest}`, target, ...trust)).toEqual(good);
  const other = at('stranger.pem');
  await run('keys', 'signing', other);
  const release = readFileSync(join(target, 'release.json'));
  expect(await run('pull', stable, target, '--trust', `${other}.pub`)).toEqual({
    code: 1,
    out: '',
    error: `${digest} is signed with a key that is not among the trusted ones.\n`,
  });
  expect(readFileSync(join(target, 'release.json'))).toEqual(release);
});

it('neither pulls nor verifies an expired release, and publishing it again signs it again', async () => {
  const { place, stable, key, built } = await newPlace();
  const trust = ['--trust', `${key}.pub`];
  const signing = ['--key', key, '--definitions', smallest, ...staging];
  const expires = new Date(Date.now() + 4_000).toISOString();
  const digest = digestIn(
    (await run('publish', built, stable, ...signing, '--expires', expires)).out,
  );
  while (Date.now() <= Date.parse(expires)) await pause(100);
  const expired = {
    code: 1,
    out: '',
    error: `The statement about ${digest} expired at ${expires}. If the release is still good, sign it again with "formpress renew".\n`,
  };
  expect(await run('pull', stable, at('late'), ...trust)).toEqual(expired);
  expect(existsSync(at('late'))).toBe(false);
  expect(await run('verify', stable, smallest, ...trust)).toEqual(expired);
  expect((await run('releases', place)).out).toBe(
    `${digest}  staging 1 expired ${expires}  1 form version  tags: stable\n`,
  );
  expect((await run('publish', built, stable, ...signing)).out).toMatch(
    /\nIt is signed as number 2 of staging, until .{20}\.\n$/,
  );
  expect((await run('pull', stable, at('late'), ...trust)).code).toBe(0);
});

it('accepts a statement without an expiry, from an earlier version, only on request', async () => {
  const { place, key, built } = await newPlace();
  const server = await folder.started();
  const repository = `expiry-${count}`;
  const signer = readSigningKey(readFileSync(key, 'utf8'), key);
  const { publish } = publisherForTests(server, repository, signer);
  const { digest } = await publish(built, { channel: 'staging', expires: 'never' });
  const words = ['pull', `${place}:stable`, at('undated'), '--trust', `${key}.pub`];
  expect(await run(...words)).toEqual({
    code: 1,
    out: '',
    error: `The statement about ${digest} has no expiry: an earlier version signed it. Sign it again with "formpress renew".\n`,
  });
  expect((await run(...words, '--accept-undated')).out).toBe(
    `${at('undated')} holds the release ${digest}, signed as number 1 of staging, without an expiry.\n`,
  );
  expect((await run('renew', `${place}:stable`, '--key', key)).code).toBe(0);
  expect((await run(...words)).code).toBe(0);
});
