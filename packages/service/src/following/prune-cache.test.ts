import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordFile, writeRecord } from './followed-record.ts';
import { pruneCache } from './prune-cache.ts';

const cache = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(cache, { recursive: true }));

const aDayAgo = Date.now() / 1000 - 24 * 60 * 60;

function make(place: string, names: string[]): void {
  for (const name of names) {
    const path = join(cache, place, name);
    mkdirSync(path, { recursive: true });
    if (!name.startsWith('new')) utimesSync(path, aDayAgo, aDayAgo);
  }
}

function writeFor(tag: string, folder: string, folderBefore: string, blobs: string[]) {
  const reference = `oci://registry.example.com/forms:${tag}`;
  const record = { reference, channel: 'production', digest: 'sha256:0', sequence: 1, blobs };
  const folders = { folder: `releases/${folder}`, folderBefore: `releases/${folderBefore}` };
  return writeRecord(recordFile(cache, reference, 'production'), { ...record, ...folders });
}

it('keeps what any followed tag serves or served last, and what may be in progress', async () => {
  make('releases', ['a', 'b', 'c', 'd', 'e', 'new', 'e.left-behind.aside']);
  make('blobs/sha256', ['1', '2', '3', 'new']);
  await writeFor('stable', 'a', 'b', ['1']);
  await writeFor('next', 'c', 'a', ['1', '2']);
  writeFileSync(join(cache, 'notes.json'), 'of somebody else');
  await pruneCache(cache);
  expect(readdirSync(join(cache, 'releases')).sort()).toEqual(['a', 'b', 'c', 'new']);
  expect(readdirSync(join(cache, 'blobs', 'sha256')).sort()).toEqual(['1', '2', 'new']);
  expect(readdirSync(cache)).toContain('notes.json');
});
