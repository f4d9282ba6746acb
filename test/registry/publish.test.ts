import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseReference } from '@formpress/registry';
import { expect } from 'vitest';
import { runFormpress, runFormpressWith } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { addWeight, heavyRelease } from './heavy-release.ts';
import { proxyForTests } from './proxy-for-tests.ts';
import { registryForTests } from './registry-for-tests.ts';
import { registryInFolder } from './registry-in-folder.ts';

const smallest = fileURLToPath(new URL('../smallest-form', import.meta.url));
const it = withTool('docker-registry');
const folder = registryInFolder();

async function newPlace(repository: string): Promise<string> {
  return `oci://${(await folder.started()).host}/${repository}`;
}

/** A small release of some forms. */
function release(name: string, ids: string[], version = '2026.1.0'): string {
  const path = join(folder.path, name);
  writeSmallRelease(
    path,
    ids.map((id) => ({ id, version, effective: '2026-01-01' })),
  );
  return path;
}

const notVerified =
  'Nothing was verified: anyone who may write to the registry may have published this. ' +
  'Name the public keys with --trust before it is served.\n';

const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString();

const digestIn = (text: string) => /sha256:[0-9a-f]{64}/.exec(text)?.[0] ?? '';

it('publishes a release, lists it, and pulls it by tag and by digest', async () => {
  const place = await newPlace('forms');
  const built = release('first', ['W4101', 'AL101']);
  const published = await runFormpress('publish', built, `${place}:stable`, '--revision', 'c0ffee');
  const digest = digestIn(published.out);
  expect(published).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^oci:\/\/.*:stable points to sha256:[0-9a-f]{64}\. [0-9,]+ bytes were sent\.\nIt is not signed: services outside development refuse it\.\n$/,
    ),
    error: '',
  });
  expect(await runFormpress('releases', place)).toEqual({
    code: 0,
    out: `${digest}  not signed  2 form versions  c0ffee  tags: stable\n`,
    error: '',
  });
  const [byTag, byDigest] = [join(folder.path, 'by-tag'), join(folder.path, 'by-digest')];
  expect(await runFormpress('pull', `${place}:stable`, byTag)).toEqual({
    code: 0,
    out: `${byTag} holds the release ${digest}.\n`,
    error: notVerified,
  });
  expect((await runFormpress('pull', `${place}@${digest}`, byDigest)).code).toBe(0);
  for (const pulled of [byTag, byDigest]) {
    for (const path of ['release.json', 'bundles/W4101/2026.1.0/bundle.json', 'openapi.yaml'])
      expect(readFileSync(join(pulled, path))).toEqual(readFileSync(join(built, path)));
    expect(readFileSync(join(pulled, 'compare-report.md'), 'utf8')).toBe(
      'The first release: 2 form versions.\n',
    );
  }
  expect(await runFormpress('publish', byTag, `${place}:stable`)).toEqual({
    code: 0,
    out: `${place}:stable points to this release already: ${digest}.\n`,
    error: '',
  });
});

it('sends only the form that changed', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `F${100 + index}`);
  const place = await newPlace('incremental');
  const proxy = await proxyForTests(parseReference(place).host);
  const through = place.replace(/127\.0\.0\.1:[0-9]+/, proxy.host);
  const built = join(folder.path, 'many');
  heavyRelease(built, ids, 200_000);
  expect((await runFormpress('publish', built, `${through}:stable`)).code).toBe(0);
  const first = proxy.counted().up;
  expect(first).toBeGreaterThan(12 * 200_000);
  const changed = join(folder.path, 'many-changed');
  cpSync(built, changed, { recursive: true });
  addWeight(changed, ['F105'], 200_001);
  const again = await runFormpress('publish', changed, `${through}:stable`);
  expect(again.code).toBe(0);
  const second = proxy.counted().up - first;
  expect(second).toBeGreaterThan(200_000);
  expect(second).toBeLessThan(200_000 + 60_000);
  proxy.close();
});

it('numbers what it signs, and rolls back with a new number', async () => {
  const place = await newPlace('signed');
  const key = join(folder.path, 'key.pem');
  expect((await runFormpress('keys', 'signing', key)).code).toBe(0);
  const expires = inAYear();
  const lasting = ['--key', key, '--expires', expires];
  const signing = [...lasting, '--definitions', smallest];
  const trial = ['--channel', 'trial'];
  const publish = async (name: string, ids: string[]) =>
    runFormpress('publish', release(name, ids), `${place}:stable`, ...signing);
  const first = await publish('number-1', ['W4101']);
  const second = await publish('number-2', ['W4101', 'AL101']);
  const [one, two] = [digestIn(first.out), digestIn(second.out)];
  const until = `until ${expires}`;
  expect(second.out).toContain(`\nIt is signed as number 2 of development, ${until}.\n`);
  expect(await runFormpress('rollback', `${place}:stable`, ...lasting)).toEqual({
    code: 0,
    out: `${place}:stable points to ${one} again, signed as number 3 of development, ${until}.\n`,
    error: '',
  });
  expect(await runFormpress('rollback', `${place}:stable`, two, ...lasting)).toEqual({
    code: 0,
    out: `${place}:stable points to ${two} again, signed as number 4 of development, ${until}.\n`,
    error: '',
  });
  const elsewhere = release('number-5', ['W4101', 'AL102']);
  const other = await runFormpress('publish', elsewhere, `${place}:other`, ...signing, ...trial);
  expect(
    await runFormpress('rollback', `${place}:stable`, digestIn(other.out), '--key', key),
  ).toEqual({
    code: 1,
    out: '',
    error: `${digestIn(other.out)} was never signed for the channel development, so there is no way back to it.\n`,
  });
  expect((await runFormpress('releases', place)).out).toBe(
    `${digestIn(other.out)}  trial 5 ${until}  2 form versions  tags: other\n` +
      `${two}  development 4 ${until}, development 2 ${until}  2 form versions  tags: stable\n` +
      `${one}  development 3 ${until}, development 1 ${until}  1 form version\n`,
  );
  const listed = await runFormpress('releases', place, '--json');
  expect(JSON.parse(listed.out)[2]).toEqual({
    digest: one,
    forms: 1,
    tags: [],
    statements: [
      { sequence: 3, channel: 'development', expires },
      { sequence: 1, channel: 'development', expires },
    ],
  });
});

it('reports what it cannot roll back to, and what it does not find', async () => {
  const place = await newPlace('nothing');
  const key = join(folder.path, 'other.pem');
  await runFormpress('keys', 'signing', key);
  const { host } = parseReference(place);
  expect(await runFormpress('rollback', `${place}:stable`, '--key', key)).toEqual({
    code: 1,
    out: '',
    error: 'There is no release under the tag stable.\n',
  });
  expect(await runFormpress('rollback', `${place}:stable`)).toMatchObject({
    code: 2,
    error: 'Name the key to sign with: --key release-key.pem.\n',
  });
  expect(await runFormpress('pull', `${place}:stable`, join(folder.path, 'none'))).toEqual({
    code: 1,
    out: '',
    error: `There is no tag stable in ${host}/nothing.\n`,
  });
  expect(await runFormpress('pull', `${place}:stable`, folder.path)).toMatchObject({ code: 1 });
  expect(await runFormpress('releases', place)).toEqual({
    code: 0,
    out: 'There are no releases.\n',
    error: '',
  });
  expect(await runFormpress('publish', join(folder.path, 'none'), `${place}:stable`)).toMatchObject(
    {
      code: 1,
      error: `There is no release in ${join(folder.path, 'none')}. Make one with "formpress build".\n`,
    },
  );
});

it('uses the credentials of the environment or docker for the host', async () => {
  const guarded = join(folder.path, 'guarded');
  mkdirSync(guarded);
  // The bcrypt hash of swordfish-4711.
  const hash = '$2b$05$abcdefghijklmnopqrstuuHOQ6Gr2zg64wr2KRqh2YvmblA/wTqvm';
  const { host } = await registryForTests(guarded, { users: `pipeline:${hash}\n` });
  const words = ['publish', release('private', ['W4101']), `oci://${host}/private:stable`];
  const asUser = (password: string) => ({
    FORMPRESS_REGISTRY_USER: 'pipeline',
    FORMPRESS_REGISTRY_PASSWORD: password,
  });
  const hint =
    'Set FORMPRESS_REGISTRY_USER and FORMPRESS_REGISTRY_PASSWORD, or FORMPRESS_REGISTRY_TOKEN, or log in with docker.';
  expect(await runFormpress(...words)).toEqual({
    code: 1,
    out: '',
    error: `The registry ${host} asks for credentials, and there are none, for private. ${hint}\n`,
  });
  expect(await runFormpressWith(asUser('swordfish'), ...words)).toEqual({
    code: 1,
    out: '',
    error: `The registry ${host} does not accept the credentials for private. ${hint}\n`,
  });
  expect((await runFormpressWith(asUser('swordfish-4711'), ...words)).code).toBe(0);
  const auth = Buffer.from('pipeline:swordfish-4711').toString('base64');
  writeFileSync(join(guarded, 'config.json'), JSON.stringify({ auths: { [host]: { auth } } }));
  const place = `oci://${host}/private:stable`;
  expect(
    await runFormpressWith({ DOCKER_CONFIG: guarded }, 'pull', place, join(guarded, 'pulled')),
  ).toMatchObject({ code: 0 });
});
