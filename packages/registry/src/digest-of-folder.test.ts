import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { digestOfFolder } from './digest-of-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'digest-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('changes with every name and content, and with nothing else', async () => {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, 'forms'));
  write('forms/b.yaml', 'b');
  write('a.yaml', 'a');
  const first = await digestOfFolder(folder);
  expect(first).toMatch(/^sha256:[0-9a-f]{64}$/);
  write('.notes', 'of an editor');
  write('a.yaml', 'a');
  expect(await digestOfFolder(folder)).toBe(first);
  write('a.yaml', 'b');
  const second = await digestOfFolder(folder);
  write('forms/c.yaml', '');
  const third = await digestOfFolder(folder);
  expect(new Set([first, second, third]).size).toBe(3);
});
