import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installRelease, rollBack } from '@formpress/service';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';
import { writeSmallRelease } from './small-release.ts';

const folder = temporaryFolder();
const open: TestedService[] = [];
let count = 0;

afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
afterAll(() => folder.remove());

/** A release of one form in one version. */
function release(version: string): string {
  count += 1;
  const path = join(folder.path, `release-${count}`);
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01' }]);
  return path;
}

function newRoot(): string {
  count += 1;
  return join(folder.path, `root-${count}`);
}

async function start(source: string): Promise<TestedService> {
  const service = await serviceForTests(source);
  open.push(service);
  return service;
}

async function versionOf(service: TestedService): Promise<string> {
  const catalog = await (await service.call('/v1/getAllFormsCatalog')).json();
  return (catalog as [{ version: string }])[0].version;
}

async function bytesAt(service: TestedService, path: string): Promise<Buffer> {
  const response = await service.call(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function detailOf(service: TestedService) {
  const ready = await (await fetch(`${service.url}/readyz`)).json();
  return (ready as { processes: [{ release: string; refused?: unknown }] }).processes[0];
}

const codesOf = ({ lines }: TestedService) =>
  lines.map((line) => JSON.parse(line)).flatMap(({ code }) => code ?? []);

it('loads a release that replaces the old one', async () => {
  const folderServed = release('2026.1.0');
  const service = await start(folderServed);
  expect(await versionOf(service)).toBe('2026.1.0');
  renameSync(folderServed, `${folderServed}.old`);
  renameSync(release('2026.2.0'), folderServed);
  await vi.waitFor(async () => expect(await versionOf(service)).toBe('2026.2.0'), 10_000);
  const document = await fetch(`${service.url}/docs/yaml`);
  expect(parse(await document.text())).toMatchObject({ info: { title: 'Small' } });
});

it('answers from the release it began with while another replaces it', async () => {
  const folderServed = release('2026.1.0');
  const service = await start(folderServed);
  const image = '/images/W4101/2026.1.0/w4101_1.png';
  const ask = () => Promise.all([image, '/v1/getPdf/W4101'].map((path) => bytesAt(service, path)));
  const before = await ask();
  renameSync(folderServed, `${folderServed}.old`);
  expect(await ask()).toEqual(before);
  rmSync(`${folderServed}.old`, { recursive: true });
  expect(await ask()).toEqual(before);
  expect((await service.call('/docs/yaml')).status).toBe(200);
  expect(service.lines.filter((line) => JSON.parse(line).status === 500)).toEqual([]);
});

it('loads an installed release, and rolls back with one command', async () => {
  const root = newRoot();
  const first = await installRelease(release('2026.1.0'), root);
  const service = await start(root);
  const second = await installRelease(release('2026.2.0'), root);
  expect(readFileSync(join(root, 'current'), 'utf8')).toBe(`${second}\n${first}\n`);
  await vi.waitFor(async () => expect(await versionOf(service)).toBe('2026.2.0'), 10_000);
  expect((await detailOf(service)).release.slice(0, 12)).toBe(second);

  expect(await rollBack(root)).toBe(first);
  await vi.waitFor(async () => expect(await versionOf(service)).toBe('2026.1.0'), 10_000);
  expect(await rollBack(root)).toBeUndefined();
  expect(readFileSync(join(root, 'current'), 'utf8')).toBe(`${first}\n`);
});

it('installs the same release once', async () => {
  const root = newRoot();
  const source = release('2026.1.0');
  const name = await installRelease(source, root);
  expect(await installRelease(source, root)).toBe(name);
  expect(readFileSync(join(root, 'current'), 'utf8')).toBe(`${name}\n`);
});

it('reloads on request, and changes nothing when nothing changed', async () => {
  const service = await start(release('2026.1.0'));
  const before = await detailOf(service);
  await service.reload();
  expect(await detailOf(service)).toEqual(before);
  expect(codesOf(service)).toEqual(['RELEASE_LOADED']);
});

it.each([
  [
    'is damaged',
    (path: string) => appendFileSync(join(path, 'catalog.json'), ' '),
    'RELEASE_DAMAGED',
    (path: string) => `The release in ${path} is damaged: catalog.json differs from its digest.`,
  ],
  [
    'has another format',
    (path: string) => changeManifest(path, (manifest) => ({ ...manifest, format: 1 })),
    'RELEASE_FORMAT',
    (path: string) =>
      `The release in ${path} was built for another version of Formpress: it has format 1, ` +
      'but format 2 is needed. Build it again.',
  ],
  [
    'lacks a file',
    (path: string) => rmSync(join(path, 'bundles/W4101/2026.2.0/plan.json')),
    'RELEASE_DAMAGED',
    (path: string) =>
      `The release in ${path} is damaged: bundles/W4101/2026.2.0/plan.json is missing.`,
  ],
  [
    'is gone',
    (path: string) => rmSync(path, { recursive: true }),
    'RELEASE_MISSING',
    (path: string) => `There is no release in ${path}: release.json cannot be read.`,
  ],
])(
  'keeps the old release when the new one %s, and reports why',
  async (_, spoil, code, message) => {
    const served = release('2026.1.0');
    const service = await start(served);
    const before = await detailOf(service);
    rmSync(served, { recursive: true });
    cpSync(release('2026.2.0'), served, { recursive: true });
    spoil(served);
    await service.reload();
    expect(await versionOf(service)).toBe('2026.1.0');
    expect(await detailOf(service)).toEqual({
      ...before,
      refused: { code, message: message(served) },
    });
    expect(codesOf(service)).toContain(code);
    expect(codesOf(service).filter((each) => each === 'RELEASE_LOADED')).toHaveLength(1);

    rmSync(served, { recursive: true, force: true });
    renameSync(release('2026.3.0'), served);
    await service.reload();
    expect(await versionOf(service)).toBe('2026.3.0');
    expect(await detailOf(service)).not.toHaveProperty('refused');
  },
);

it('refuses a release that fills a form differently than its compiler did', async () => {
  const root = newRoot();
  await installRelease(release('2026.1.0'), root);
  const service = await start(root);
  const wrong = release('2026.2.0');
  const path = 'bundles/W4101/2026.2.0/self-test.json';
  const test = JSON.parse(readFileSync(join(wrong, path), 'utf8'));
  test.expects.taxParameters['FED.dependents'] = 'false';
  replaceFile(wrong, path, JSON.stringify(test));
  const message = `The release in ${wrong} fails its self-test: W4101 2026.2.0.`;
  await expect(installRelease(wrong, root)).rejects.toThrow(message);
  await expect(start(wrong)).rejects.toThrow(message);
  expect(await versionOf(service)).toBe('2026.1.0');
});

it('refuses a root whose pointer is damaged', async () => {
  const root = newRoot();
  await installRelease(release('2026.1.0'), root);
  const service = await start(root);
  writeFileSync(join(root, 'current'), '../../etc\n');
  const message = `The file "current" in ${root} is damaged.`;
  await vi.waitFor(
    async () => expect((await detailOf(service)).refused).toMatchObject({ message }),
    10_000,
  );
  expect(await versionOf(service)).toBe('2026.1.0');
  await expect(start(root)).rejects.toThrow(message);
});

it('answers from the release a request began with', async () => {
  const root = newRoot();
  await installRelease(release('2026.1.0'), root);
  const service = await start(root);
  const image = '/images/W4101/2026.1.0/w4101_1.png';
  const began = Array.from({ length: 50 }, () => service.call(image));
  await installRelease(release('2026.2.0'), root);
  const reload = service.reload();
  const during = Array.from({ length: 50 }, () => service.call('/v1/getAllFormsCatalog'));
  const statuses = await Promise.all([...began, ...during]);
  await reload;
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await service.call(image)).status).toBe(404);
});

it('shows what a new release changed in a version only in that version', async () => {
  const entries = ['W4101', 'AL101'].map((id) => ({ id, version: '2026.1.0' }));
  const served = join(folder.path, 'of-two-forms');
  writeSmallRelease(
    served,
    entries.map((entry) => ({ ...entry, effective: '2026-01-01' })),
  );
  const service = await start(served);
  const ask = () =>
    Promise.all(
      entries.map(async ({ id }) => {
        const set = await service.call(`/v1/formQuestionSet/${id}/QS1`);
        return ((await set.json()) as { breadcrumbTitle: string }).breadcrumbTitle;
      }),
    );
  expect(await ask()).toEqual(['Dependents', 'Dependents']);
  const path = 'bundles/AL101/2026.1.0/question-sets.en.json';
  const sets = readFileSync(join(served, path), 'utf8');
  replaceFile(served, path, sets.replaceAll('Dependents', 'Children'));
  await service.reload();
  expect(await ask()).toEqual(['Dependents', 'Children']);
});

function changeManifest(path: string, change: (manifest: Record<string, unknown>) => object): void {
  const file = join(path, 'release.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

function replaceFile(path: string, name: string, text: string): void {
  writeFileSync(join(path, name), text);
  changeManifest(path, (manifest) => {
    const files = manifest.files as Record<string, object>;
    return {
      ...manifest,
      files: { ...files, [name]: { sha256: sha256(text), size: text.length } },
    };
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
