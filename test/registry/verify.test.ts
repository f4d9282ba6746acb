import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeRelease, readBuiltRelease } from '@formpress/registry';
import { afterAll, expect } from 'vitest';
import { runFormpress as run } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { endRegistries, registryForTests } from './registry-for-tests.ts';

const it = withTool('docker-registry');
const folder = temporaryFolder();
const sources = fileURLToPath(new URL('../smallest-form', import.meta.url));
const at = (name: string) => join(folder.path, name);

afterAll(() => {
  endRegistries();
  folder.remove();
});

async function digestOf(dist: string): Promise<string> {
  const composed = await composeRelease(await readBuiltRelease(dist), { revision: 'abc123' });
  return composed.descriptor.digest;
}

it('builds the same digest from the same sources, anywhere and at any time', async () => {
  for (const name of ['one', 'two']) {
    cpSync(sources, at(name), { recursive: true });
    const built = await run('build', at(name), '--out', at(`${name}-dist`), '--no-cache');
    expect(built.code).toBe(0);
  }
  expect(await digestOf(at('one-dist'))).toBe(await digestOf(at('two-dist')));
});

it('reports whether a published release matches the sources, and which form differs', async () => {
  const { host } = await registryForTests(folder.path);
  const place = `oci://${host}/forms:stable`;
  const definitions = at('definitions');
  cpSync(sources, definitions, { recursive: true });
  await run('build', definitions, '--out', at('dist'));
  await run('keys', 'signing', at('key.pem'));
  const how = ['--key', at('key.pem'), '--definitions', definitions, '--revision', 'abc123'];
  expect(await run('publish', at('dist'), place, ...how)).toMatchObject({ code: 0, error: '' });
  const trust = ['--trust', at('key.pem.pub')];
  const good = await run('verify', place, definitions, ...trust);
  expect(good).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /matches what .*definitions builds: sha256:[0-9a-f]{64}, signed as number 1 of development, until [0-9TZ:-]{20}\.\n$/,
    ),
  });
  const [digest = ''] = /sha256:[0-9a-f]{64}/.exec(good.out) ?? [];

  appendFileSync(join(definitions, 'shared', 'people.yaml'), '\n# A remark changes nothing.\n');
  expect((await run('verify', place, definitions)).code).toBe(0);

  const form = join(definitions, 'us/AL/AL101/2026.1.0/form.yaml');
  writeFileSync(
    form,
    readFileSync(form, 'utf8').replace('effective: 2026-01', 'effective: 2026-02'),
  );
  const other = await run('verify', place, definitions);
  expect(other.code).toBe(1);
  expect(other.error.split('\n')).toEqual([
    `${place} differs from what ${definitions} builds:`,
    'AL101 2026.1.0: bundle.json differs',
    'catalog.json differs',
    'openapi.yaml differs',
    expect.stringContaining(`The digest is ${digest}, but the build has sha256:`),
    '',
  ]);

  await run('keys', 'signing', at('other.pem'));
  expect(await run('verify', place, definitions, '--trust', at('other.pem.pub'))).toEqual({
    code: 1,
    out: '',
    error: `${digest} is signed with a key that is not among the trusted ones.\n`,
  });
  expect(await run('verify', `oci://${host}/forms:none`, definitions)).toEqual({
    code: 1,
    out: '',
    error: `There is no tag none in ${host}/forms.\n`,
  });
});
