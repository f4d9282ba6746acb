import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReport } from '../../diagnostics/report.ts';
import { read } from './read.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-read-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content: string | Uint8Array = 'a: b\n') {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

async function run() {
  const report = createReport();
  const files = await read(folder, report);
  return {
    paths: [...files.keys()],
    messages: report.diagnostics.map(({ code, at, message }) => `${at.file} ${code}: ${message}`),
  };
}

it('returns every file once, sorted, with forward slashes', async () => {
  await write('us/AZ/locality.yaml');
  await write('shared/answers.yaml');
  await write('us/AZ/AZ101/2026.1.0/blank.pdf', Uint8Array.of(0x25, 0xff));
  await write('published.json', '{}');
  expect(await run()).toEqual({
    paths: [
      'published.json',
      'shared/answers.yaml',
      'us/AZ/AZ101/2026.1.0/blank.pdf',
      'us/AZ/locality.yaml',
    ],
    messages: [],
  });
});

it('keeps the bytes as they are', async () => {
  await write('a.yaml', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61));
  const files = await read(folder, createReport());
  expect([...(files.get('a.yaml') ?? [])]).toEqual([0xef, 0xbb, 0xbf, 0x61]);
});

it('leaves out dotfiles, dot folders, README.md and COVERAGE.md', async () => {
  await write('a.yaml');
  await write('.DS_Store');
  await write('.git/config.yaml');
  await write('us/README.md');
  await write('COVERAGE.md');
  expect((await run()).paths).toEqual(['a.yaml']);
});

it('reports that a folder does not exist, is a file, or has no definitions', async () => {
  expect((await run()).messages).toEqual([
    `. missing-folder: There are no definitions in the folder "${folder}".`,
  ]);
  const outer = folder;
  folder = join(outer, 'definitionz');
  expect((await run()).messages).toEqual([`. missing-folder: There is no folder "${folder}".`]);
  await writeFile(folder, '');
  expect((await run()).messages).toEqual([
    `. missing-folder: "${folder}" is a file, not a folder.`,
  ]);
  folder = outer;
});

it('follows links inside the definitions and refuses all others', async () => {
  await write('us/a.yaml');
  await symlink('us/a.yaml', join(folder, 'b.yaml'));
  await symlink('../us', join(folder, 'us/loop'));
  await symlink('nowhere', join(folder, 'c.yaml'));
  await symlink(tmpdir(), join(folder, 'outside'));
  expect(await run()).toEqual({
    paths: ['b.yaml', 'us/a.yaml'],
    messages: [
      'c.yaml bad-link: This link leads to nothing.',
      'outside bad-link: This link leads outside the definitions.',
      'us/loop bad-link: This link leads to a folder that contains it.',
    ],
  });
});

it('says that a file cannot be read', async () => {
  await write('a.yaml');
  execFileSync('mkfifo', [join(folder, 'b.yaml')]);
  expect(await run()).toEqual({
    paths: ['a.yaml'],
    messages: ['b.yaml unreadable-file: "b.yaml" cannot be read.'],
  });
});
