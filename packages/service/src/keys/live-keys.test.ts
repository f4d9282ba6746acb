import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashOfKey } from './key-text.ts';
import { KeysFileProblem, writeKeysFile } from './keys-file.ts';
import { fixedKeys, keysOfFile } from './live-keys.ts';
import { createKey, revokeKey } from './stored-key.ts';

const now = new Date('2026-03-01T12:00:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('finds a key by its text, never by what is stored of it', () => {
  const { text, stored } = createKey({ name: 'Payroll' }, now);
  const keys = fixedKeys([stored]);
  expect(keys.find(text, now.getTime())).toEqual(stored);
  expect(keys.find(stored.sha256, now.getTime())).toBeUndefined();
  expect(keys.find(hashOfKey(stored.sha256), now.getTime())).toBeUndefined();
  expect(JSON.stringify(stored)).not.toContain(text);
});

it('knows no key after its end', () => {
  const { text, stored } = createKey({ name: 'Trial', expires: '2026-03-02T00:00:00Z' }, now);
  const keys = fixedKeys([stored]);
  expect(keys.find(text, Date.parse('2026-03-01T23:59:59Z'))).toEqual(stored);
  expect(keys.find(text, Date.parse('2026-03-02T00:00:00Z'))).toBeUndefined();
  expect(keys.get(stored.id, Date.parse('2026-03-02T00:00:00Z'))).toBeUndefined();
});

it('sees within ten seconds that a key was revoked', () => {
  const path = join(folder, 'keys.json');
  const { stored } = createKey({ name: 'Payroll' }, now);
  writeKeysFile(path, [stored]);
  const keys = keysOfFile(path, () => expect.unreachable());
  writeKeysFile(path, revokeKey([stored], stored.id, now) ?? []);
  expect(keys.get(stored.id, now.getTime())).toEqual(stored);
  vi.advanceTimersByTime(10_000);
  expect(keys.get(stored.id, now.getTime())).toBeUndefined();
});

it('keeps the last keys, and says so, while the file is unreadable', () => {
  const path = join(folder, 'keys.json');
  const { stored } = createKey({ name: 'Payroll' }, now);
  writeKeysFile(path, [stored]);
  const problems: string[] = [];
  const keys = keysOfFile(path, (problem) => problems.push(problem.message));
  writeFileSync(path, '{"keys": [');
  vi.advanceTimersByTime(10_000);
  expect(keys.get(stored.id, now.getTime())).toEqual(stored);
  expect(problems).toEqual([`${path} is not a keys file.`]);
});

it('refuses a file that is missing or holds something else', () => {
  const path = join(folder, 'keys.json');
  const read = () => keysOfFile(path, () => {});
  expect(read).toThrow(new KeysFileProblem(`The keys file ${path} cannot be read (ENOENT).`));
  writeFileSync(path, '{"keys":[{"id":"key_1"}]}');
  expect(read).toThrow(`Key 1 of ${path} lacks something or has a wrong value.`);
});
