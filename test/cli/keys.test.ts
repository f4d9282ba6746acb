import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-keys-'));
const file = join(folder, 'keys.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(file, { force: true }));

const run = (...words: string[]) => runFormpress('keys', ...words, '--file', file);

type Listed = { id: string; name: string; expires?: string; live: boolean };

async function made(...words: string[]): Promise<{ id: string; name: string; key: string }> {
  const { code, out } = await run(...words, '--json');
  expect(code).toBe(0);
  return JSON.parse(out);
}

async function listed(): Promise<Listed[]> {
  return JSON.parse((await run('list', '--json')).out);
}

const scopes = [
  ...['--owner', 'payroll@example.com', '--forms', 'W4101,CA*'],
  ...['--environments', 'production,staging', '--limit', '5'],
];

it('creates a key with an owner, an expiry and scopes, and lists them', async () => {
  const { id, key } = await made('create', 'Payroll', '--expires', '2099-12-31', ...scopes);
  expect(await listed()).toEqual([
    {
      id,
      name: 'Payroll',
      created: expect.any(String),
      owner: 'payroll@example.com',
      expires: '2099-12-31T23:59:59.999Z',
      forms: ['W4101', 'CA*'],
      environments: ['production', 'staging'],
      limit: 5,
      live: true,
    },
  ]);
  const { out } = await run('list');
  expect(out).toBe(
    `${id}  live     until 2099-12-31  Payroll; owner payroll@example.com; forms W4101, CA*; ` +
      'in production, staging; 5 requests per second\n',
  );
  expect(readFileSync(file, 'utf8')).not.toContain(key);
});

it.each([
  [['--expires', 'soon'], '"soon" is not a day. Write it as 2027-12-31.\n'],
  [['--limit', 'many'], '"many" is not a number of requests per second.\n'],
  [
    ['--forms', 'W4101, CA101'],
    '" CA101" is not a form id. Write ids such as W4101, or a prefix such as CA*, ' +
      'separated by commas.\n',
  ],
  [
    ['--environments', 'Production'],
    '"Production" is not the name of an environment. Write names such as production,staging.\n',
  ],
])('refuses %j and writes nothing', async (words, error) => {
  expect(await run('create', 'Payroll', ...words)).toEqual({ code: 2, out: '', error });
  expect((await run('list')).code).toBe(1);
});

it('replaces a key with one of the same owner and scopes, and keeps the old one valid for a while', async () => {
  const old = await made('create', 'Payroll', ...scopes);
  const before = Date.now();
  const { id, key } = await made('rotate', old.id, '--overlap', '2h');
  const [first, second] = await listed();
  const { expires = '', ...ending } = first ?? { live: false };
  expect(ending).toMatchObject({ id: old.id, live: true });
  const hours = (Date.parse(expires) - before) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(2);
  expect(hours).toBeLessThan(2.1);
  expect(second).toEqual({
    id,
    name: 'Payroll',
    created: expect.any(String),
    owner: 'payroll@example.com',
    forms: ['W4101', 'CA*'],
    environments: ['production', 'staging'],
    limit: 5,
    replaces: old.id,
    live: true,
  });
  expect(key).not.toBe(old.key);
  await made('rotate', id, '--overlap', '0');
  expect((await listed()).map(({ live }) => live)).toEqual([true, false, true]);
});

it('gives a key with an expiry no successor without one, and expired keys none', async () => {
  const { id } = await made('create', 'Trial', '--expires', '2099-12-31');
  expect(await run('rotate', id)).toEqual({
    code: 2,
    out: '',
    error: `The key ${id} expires on 2099-12-31, so the new one needs an expiry too: add --expires with a day.\n`,
  });
  await made('rotate', id, '--expires', '2100-12-31');
  expect((await run('revoke', id)).out).toBe(
    `The key ${id} is revoked. Services refuse it and its tokens within a second.\n`,
  );
  expect(await run('rotate', id, '--expires', '2100-12-31')).toEqual({
    code: 1,
    out: '',
    error: `The key ${id} is no longer valid. Create another with keys create.\n`,
  });
  expect((await run('rotate', 'key_none')).error).toBe(`${file} has no key key_none.\n`);
  expect((await run('rotate')).code).toBe(2);
  expect((await run('rotate', id, '--overlap', 'soon')).error).toBe(
    '"soon" is not a time. Write days, hours or minutes, such as 7d, 12h or 30m.\n',
  );
});

it('reads keys from before there were owners and scopes', async () => {
  const key = { id: 'key_1', name: 'Old', sha256: '0'.repeat(64), created: '2025-01-01T00:00:00Z' };
  writeFileSync(file, JSON.stringify({ keys: [key] }));
  expect((await run('list')).out).toBe('key_1  live     no expiry  Old\n');
});
