import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeyChanges } from './key-changes.ts';
import { hashOfKey } from './key-text.ts';
import { KeysFileProblem, writeKeysFile } from './keys-file.ts';
import { fixedKeys, type KeysReader, keysOfFile, type LiveKeys } from './live-keys.ts';
import { createKey, revokeKey, rotateKey } from './stored-key.ts';

const now = new Date('2026-03-01T12:00:00Z');
let folder: string;
let open: LiveKeys[] = [];

function openFile(path: string, reader: Partial<KeysReader> = {}): LiveKeys {
  const changed = () => undefined;
  const report = () => expect.unreachable();
  const keys = keysOfFile(path, { environment: 'test', report, changed, ...reader });
  open.push(keys);
  return keys;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  for (const keys of open) keys.stop();
  open = [];
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('finds a key by its text, never by its stored hash', () => {
  const { text, stored } = createKey({ name: 'Payroll' }, now);
  const keys = fixedKeys([stored]);
  expect(keys.find(text, now.getTime())).toEqual(stored);
  expect(keys.find(stored.sha256, now.getTime())).toBeUndefined();
  expect(keys.find(hashOfKey(stored.sha256), now.getTime())).toBeUndefined();
  expect(JSON.stringify(stored)).not.toContain(text);
});

it('does not find a key after its expiry', () => {
  const { text, stored } = createKey({ name: 'Trial', expires: '2026-03-02T00:00:00Z' }, now);
  const keys = fixedKeys([stored]);
  expect(keys.find(text, Date.parse('2026-03-01T23:59:59Z'))).toEqual(stored);
  expect(keys.find(text, Date.parse('2026-03-02T00:00:00Z'))).toBeUndefined();
  expect(keys.get(stored.id, Date.parse('2026-03-02T00:00:00Z'))).toBeUndefined();
});

it('notices within a second that a key was revoked, and reports what changed', () => {
  const path = join(folder, 'keys.json');
  const [lost, kept, old] = ['Lost', 'Kept', 'Old'].map((name) => createKey({ name }, now).stored);
  if (!lost || !kept || !old) throw new Error('Three keys were made.');
  writeKeysFile(path, [lost, kept, old]);
  const told: KeyChanges[] = [];
  const keys = openFile(path, { changed: (changes) => told.push(changes) });
  const rotated = rotateKey(kept, { overlap: 1_000 }, now);
  writeKeysFile(path, [...(revokeKey([lost], lost.id, now) ?? []), rotated.ending, rotated.stored]);
  expect(keys.get(lost.id, now.getTime())).toEqual(lost);
  vi.advanceTimersByTime(1_000);
  expect(keys.get(lost.id, now.getTime())).toBeUndefined();
  expect(keys.get(rotated.stored.id, now.getTime())).toEqual(rotated.stored);
  expect(told).toEqual([
    { added: [rotated.stored.id], revoked: [lost.id], removed: [old.id], changed: [kept.id] },
  ]);
  writeKeysFile(path, [...(revokeKey([lost], lost.id, now) ?? []), rotated.ending, rotated.stored]);
  vi.advanceTimersByTime(1_000);
  expect(keys.get(kept.id, now.getTime())).toEqual(rotated.ending);
  expect(told).toHaveLength(1);
});

it('does not find a key for other environments', () => {
  const path = join(folder, 'keys.json');
  const here = createKey({ name: 'Here', environments: ['staging', 'test'] }, now);
  const there = createKey({ name: 'There', environments: ['production'] }, now);
  writeKeysFile(path, [here.stored, there.stored]);
  const keys = openFile(path);
  expect(keys.find(here.text, now.getTime())).toEqual(here.stored);
  expect(keys.find(there.text, now.getTime())).toBeUndefined();
  expect(keys.get(there.stored.id, now.getTime())).toBeUndefined();
});

it('replaces a key with one of the same name, owner and scopes; both work during the overlap', () => {
  const wishes = {
    name: 'Payroll',
    owner: 'ops@example.com',
    forms: ['W4101', 'CA*'],
    environments: ['test'],
    limit: 5,
  };
  const { stored: old } = createKey({ ...wishes, expires: '2026-03-02T00:00:00.000Z' }, now);
  const later = '2027-01-01T00:00:00.000Z';
  const hour = rotateKey(old, { overlap: 3_600_000, expires: later }, now);
  expect(hour.stored).toEqual({
    ...wishes,
    id: hour.stored.id,
    sha256: hashOfKey(hour.text),
    created: now.toISOString(),
    expires: later,
    replaces: old.id,
  });
  expect(hour.ending).toEqual({ ...old, expires: '2026-03-01T13:00:00.000Z' });
  expect(rotateKey(old, { overlap: 86_400_000 }, now).ending).toEqual(old);
});

it('keeps the last keys, and reports it once, while the file is unreadable', () => {
  const path = join(folder, 'keys.json');
  const { stored } = createKey({ name: 'Payroll' }, now);
  writeKeysFile(path, [stored]);
  const problems: string[] = [];
  const keys = openFile(path, { report: (problem) => problems.push(problem.message) });
  for (const text of ['{"keys": [', '{"keys": [', '']) {
    writeFileSync(path, text);
    vi.advanceTimersByTime(1_000);
    expect(keys.get(stored.id, now.getTime())).toEqual(stored);
  }
  expect(problems).toEqual([`${path} is not a keys file.`]);
  rmSync(path);
  vi.advanceTimersByTime(1_000);
  expect(keys.get(stored.id, now.getTime())).toEqual(stored);
  expect(problems).toEqual([
    `${path} is not a keys file.`,
    `The keys file ${path} cannot be read (ENOENT).`,
  ]);
  writeKeysFile(path, []);
  vi.advanceTimersByTime(1_000);
  expect(keys.get(stored.id, now.getTime())).toBeUndefined();
});

it('refuses a file that is missing or contains something else', () => {
  const path = join(folder, 'keys.json');
  const read = () => openFile(path);
  expect(read).toThrow(new KeysFileProblem(`The keys file ${path} cannot be read (ENOENT).`));
  writeFileSync(path, '{"keys":[{"id":"key_1"}]}');
  expect(read).toThrow(`Key 1 of ${path} is missing something or has a wrong value.`);
  const { stored } = createKey({ name: 'Payroll', forms: ['W4101', 'CA*'] }, now);
  const wrongs = [{ owner: 1 }, { forms: 'W4101' }, { forms: ['*'] }, { environments: ['A b'] }];
  for (const wrong of wrongs) {
    writeFileSync(path, JSON.stringify({ keys: [stored, { ...stored, ...wrong }] }));
    expect(read).toThrow(`Key 2 of ${path} is missing something or has a wrong value.`);
  }
});
