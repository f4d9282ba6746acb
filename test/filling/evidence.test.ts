import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSigningKey } from '@formpress/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { fillWith, request } from '../service/fill-calls.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const at = (name: string) => join(folder.path, name);
let plain: TestedService;
let sealing: TestedService;

beforeAll(async () => {
  await compiledRelease(kitchenSink, release);
  for (const name of ['key', 'other']) {
    const { privatePem, publicPem } = createSigningKey();
    writeFileSync(at(`${name}.pem`), privatePem);
    writeFileSync(at(`${name}.pub`), publicPem);
  }
  plain = await serviceForTests(release);
  sealing = await serviceForTests(release, { EVIDENCE_KEY: at('key.pem') });
  writeFileSync(at('answers.json'), JSON.stringify(request, undefined, 2));
}, 300_000);
afterAll(async () => {
  await Promise.all([plain.close(), sealing.close()]);
  folder.remove();
});

type Mode = 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';

async function printed(service: TestedService, signForm: Mode, more = {}): Promise<Buffer> {
  const { pdf } = await fillWith(service, { ...request, ...more, signForm });
  return Buffer.from(pdf, 'base64');
}

/** What attest finds out about a file. */
async function attested(bytes: Uint8Array, ...options: string[]) {
  writeFileSync(at('file.pdf'), bytes);
  const { code, out, error } = await runFormpress('attest', at('file.pdf'), '--json', ...options);
  return { code, error, ...(out && JSON.parse(out)) };
}

const files = () => JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')).files;

it.each(['SIGN', 'SIGN_EXTERNALLY'] as const)(
  'prints with %s where the file comes from',
  async (mode) => {
    const { says, ...rest } = await attested(await printed(plain, mode));
    const manifest = readFileSync(join(release, 'release.json'));
    expect([rest, says]).toEqual([
      { code: 0, error: '' },
      {
        release: createHash('sha256').update(manifest).digest('hex'),
        bundle: files()['bundles/FD901/2026.1.0/bundle.json'].sha256,
        form: 'FD901',
        version: '2026.1.0',
        answers: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  },
);

it('writes nothing into a preview, and the same bytes with a key as without', async () => {
  const preview = await printed(plain, 'PREVIEW');
  expect(preview.includes('/FormpressRelease')).toBe(false);
  expect((await printed(sealing, 'PREVIEW')).equals(preview)).toBe(true);
  expect(await attested(preview)).toMatchObject({ code: 1 });
});

it('finds the release, the blank and the answers that a file was printed from', async () => {
  const options = ['--release', release, '--answers', at('answers.json')];
  const pdf = await printed(plain, 'SIGN');
  const fits = { isSameRelease: true, hasForm: true, hasTemplate: true, hasAnswers: true };
  expect(await attested(pdf, ...options)).toMatchObject({ code: 0, release: fits });
  // In another order, and as other JSON values.
  const { fields, ...rest } = request;
  const turned = Object.fromEntries(
    Object.entries(fields)
      .reverse()
      .map(([k, v]) => [k, String(v)]),
  );
  writeFileSync(at('turned.json'), JSON.stringify({ fields: turned, ...rest }));
  expect(await attested(pdf, '--release', release, '--answers', at('turned.json'))).toMatchObject({
    code: 0,
  });
  const others = await printed(plain, 'SIGN', { fields: { ...fields, dependents: 3 } });
  expect(await attested(others, ...options)).toMatchObject({
    code: 1,
    release: { ...fits, hasAnswers: false },
  });
});

it('says in plain words that a digest proves no origin', async () => {
  writeFileSync(at('file.pdf'), await printed(plain, 'SIGN'));
  const { out } = await runFormpress('attest', at('file.pdf'));
  expect(out.split('\n')[2]).toMatch(
    /^A digest alone proves no origin: anyone can write these lines/,
  );
});

it('shows with a key whether any byte was changed', async () => {
  const pdf = await printed(sealing, 'SIGN');
  const key = ['--key', at('key.pub')];
  expect(await attested(pdf, ...key)).toMatchObject({ code: 0, seal: 'AS_PRINTED' });
  expect(await attested(pdf, '--key', at('other.pub'))).toMatchObject({
    code: 1,
    seal: 'OTHER_KEY',
  });
  expect(await attested(await printed(plain, 'SIGN'), ...key)).toMatchObject({ seal: 'UNSIGNED' });
  const longer = Buffer.concat([pdf, Buffer.from('%')]);
  expect(await attested(longer, ...key)).toMatchObject({ code: 1, seal: 'ADDED_TO' });
  const name = pdf.lastIndexOf('/FormpressAnswers(') + 20;
  for (const place of [20, Math.floor(pdf.length / 2), name, pdf.length - 30]) {
    const changed = Buffer.from(pdf);
    changed[place] = (changed[place] ?? 0) ^ 1;
    const { code, seal } = await attested(changed, ...key);
    // A file that cannot be read at all has no evidence.
    expect([place, code, seal === 'CHANGED' || seal === undefined]).toEqual([place, 1, true]);
  }
});

it('does not start with a file that holds no private key', async () => {
  await expect(serviceForTests(release, { EVIDENCE_KEY: at('key.pub') })).rejects.toThrow(
    'holds no private Ed25519 key',
  );
  await expect(serviceForTests(release, { EVIDENCE_KEY: at('none.pem') })).rejects.toThrow(
    'cannot be read (ENOENT)',
  );
});

withTool('qpdf')(
  'leaves a valid file, whose evidence survives another program but not its signature',
  async (run) => {
    const sealed = await printed(sealing, 'SIGN_EXTERNALLY');
    expect(run(['--check', 'PDF'], sealed).status).toBe(0);
    expect(run(['PDF', at('anew.pdf')], sealed).status).toBe(0);
    const anew = readFileSync(at('anew.pdf'));
    expect(await attested(anew)).toMatchObject({ code: 0, says: { form: 'FD901' } });
    expect(await attested(anew, '--key', at('key.pub'))).toMatchObject({
      code: 1,
      seal: 'CHANGED',
    });
  },
);
