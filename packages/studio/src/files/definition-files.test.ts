import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { definitionFiles } from './definition-files.ts';

let folder = '';
let root = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formpress-'));
  root = join(folder, 'definitions');
  mkdirSync(join(root, 'us/AL'), { recursive: true });
  writeFileSync(join(root, 'us/AL/locality.yaml'), 'name: Alabama\n');
  writeFileSync(join(folder, 'secret.yaml'), 'secret\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = 'us/AL/locality.yaml';

it('writes what it was given, if the file is what the writer saw', async () => {
  const files = definitionFiles(root);
  const { text, revision } = await files.read(path);
  const next = await files.write(path, `${text}# more\n`, revision);
  expect(readFileSync(join(root, path), 'utf8')).toBe('name: Alabama\n# more\n');
  expect((await files.read(path)).revision).toBe(next);
});

it('overwrites nothing that changed elsewhere, and returns both texts', async () => {
  const files = definitionFiles(root);
  const { revision } = await files.read(path);
  writeFileSync(join(root, path), 'name: From elsewhere\n');
  const now = await files.read(path);
  await expect(files.write(path, 'mine\n', revision)).rejects.toMatchObject({
    status: 409,
    details: { path, theirs: 'name: From elsewhere\n', revision: now.revision },
  });
  await expect(files.write('us/AL/new.yaml', 'mine\n', revision)).rejects.toMatchObject({
    status: 409,
  });
  expect(readFileSync(join(root, path), 'utf8')).toBe('name: From elsewhere\n');
});

it.each(['../secret.yaml', 'us/../../secret.yaml', '/etc/passwd', '.git/config', 'us//x.yaml', ''])(
  'neither reads nor writes %s',
  async (outside) => {
    const files = definitionFiles(root);
    await expect(files.read(outside)).rejects.toMatchObject({ status: 400 });
    await expect(files.write(outside, 'x', 'none')).rejects.toMatchObject({ status: 400 });
  },
);

it('follows no link', async () => {
  symlinkSync(folder, join(root, 'us/out'));
  symlinkSync(join(folder, 'secret.yaml'), join(root, 'us/AL/link.yaml'));
  const files = definitionFiles(root);
  for (const link of ['us/out/secret.yaml', 'us/AL/link.yaml'])
    await expect(files.read(link)).rejects.toMatchObject({ status: 400 });
  expect(readFileSync(join(folder, 'secret.yaml'), 'utf8')).toBe('secret\n');
});

it('makes a folder only where there is none', async () => {
  const files = definitionFiles(root);
  const made = new Map([['us/AL/AL999/2027.1.0/form.yaml', Buffer.from('name: A4\n')]]);
  await files.create('us/AL/AL999/2027.1.0', made);
  expect(readFileSync(join(root, 'us/AL/AL999/2027.1.0/form.yaml'), 'utf8')).toBe('name: A4\n');
  await expect(files.create('us/AL/AL999/2027.1.0', made)).rejects.toMatchObject({ status: 409 });
});
