import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, startService } from '@formpress/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';
import { serviceForTests, temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { auditLines, fill } from './audit-lines.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const whole = join(folder.path, 'whole.jsonl');
const file = join(folder.path, 'audit.jsonl');
let lines: string[];

beforeAll(async () => {
  writeSmallRelease(release, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
  const service = await serviceForTests(release, { AUDIT_FILE: whole });
  for (const mode of ['SIGN', 'PREVIEW', 'SIGN', 'SIGN']) {
    await service.call('/v1/fillPdf', fill(mode));
  }
  await service.close();
  lines = readFileSync(whole, 'utf8').trimEnd().split('\n');
});
afterAll(() => folder.remove());

const verify = (...words: string[]) => runFormpress('audit', 'verify', file, ...words);
const at = (place: number) => `${file}:${place}`;
const pick = (...numbers: number[]) => numbers.map((number) => lines[number - 1] ?? '');

/** Replaces the written lines, and keeps the stored head. */
function tamper(others: string[]): void {
  writeFileSync(file, others.map((line) => `${line}\n`).join(''));
  copyFileSync(`${whole}.head`, `${file}.head`);
}

it('finds nothing in unchanged files', async () => {
  tamper(lines);
  expect(lines).toHaveLength(8);
  const { chain, hash } = auditLines(whole).at(-1) ?? {};
  expect(await verify()).toEqual({
    code: 0,
    out: `Chain ${chain}: lines 1 to 8 in ${file} are complete, and the last hash is ${hash}.\n`,
    error: '',
  });
});

const changed = (line: string) => line.replace('"mode":"SIGN"', '"mode":"PREVIEW"');

it('finds lines that were removed, changed, moved, added or cut off, and names them', async () => {
  const found = async (others: string[]) => {
    tamper(others);
    const { code, error, out } = await verify();
    expect([code, out]).toEqual([1, '']);
    return error.trimEnd().split('\n');
  };
  expect(await found(pick(1, 2, 3, 5, 6, 7, 8))).toEqual([
    `${at(4)}: line 4 is missing before it.`,
  ]);
  expect(await found(pick(1, 2, 3, 7, 8))).toEqual([
    `${at(4)}: lines 4 to 6 are missing before it.`,
  ]);
  expect(await found(pick(2, 3, 4, 5, 6, 7, 8))).toEqual([
    `${at(1)}: lines before line 2 are missing.`,
  ]);
  const [first = ''] = pick(4);
  expect(changed(first)).not.toBe(first);
  expect(await found([...pick(1, 2, 3), changed(first), ...pick(5, 6, 7, 8)])).toEqual([
    `${at(4)}: line 4 was changed: its hash does not match its content.`,
  ]);
  expect(await found(pick(1, 2, 4, 3, 5, 6, 7, 8))).toEqual([
    `${at(4)}: line 3 is out of order: it stands after line 4.`,
  ]);
  expect(await found(pick(1, 2, 3, 3, 4, 5, 6, 7, 8))).toEqual([
    `${at(4)}: line 3 is out of order: it stands after line 3.`,
  ]);
  expect(await found([...pick(1, 2, 3), 'not a line', ...pick(4, 5, 6, 7, 8)])).toEqual([
    `${at(4)}: this is not an audit line.`,
  ]);
  expect(await found(pick(1, 2, 3, 4, 5))).toEqual([
    `${file}: the end was cut off: line 5 is the last one, and ${file}.head names line 8.`,
  ]);
});

it('finds a line that was rewritten with its hash', async () => {
  const { hash } = await import('node:crypto');
  const [line = ''] = pick(5);
  const body = line.replace(/,"hash":.*/, '').replace('"PREVIEW"', '"SIGN"');
  const forged = `${body},"hash":"${hash('sha256', body)}"}`;
  tamper([...pick(1, 2, 3, 4), forged, ...pick(6, 7, 8)]);
  expect(await verify()).toEqual({
    code: 1,
    out: '',
    error: `${at(6)}: line 6 does not follow the line 5 that stands before it.\n`,
  });
});

it('compares the end with the given head, or with the stored one', async () => {
  tamper(pick(1, 2, 3, 4, 5, 6));
  rmSync(`${file}.head`);
  expect((await verify()).error).toBe(
    `${file}: nothing says whether line 6 was the last one: there is no ${file}.head. Pass --head with the expected hash.\n`,
  );
  const hashes = auditLines(whole).map(({ hash }) => hash);
  expect((await verify('--head', hashes[5] ?? '')).code).toBe(0);
  expect((await verify('--head', hashes[3] ?? '', '--count', '4')).code).toBe(0);
  expect((await verify('--head', hashes[7] ?? '')).error).toBe(
    `${file}: no line has the hash that --head names.\n`,
  );
  expect((await verify('--head', hashes[7] ?? '', '--count', '8')).error).toBe(
    `${file}: the end was cut off: line 6 is the last one, and --head names line 8.\n`,
  );
  expect((await verify('--head', hashes[7] ?? '', '--count', '6')).error).toBe(
    `${at(6)}: line 6 is not the one that --head names.\n`,
  );
  expect((await verify('--head', 'abc')).code).toBe(2);
  expect((await verify('--head', hashes[7] ?? '', '--count', 'all')).code).toBe(2);
});

it('finds a cut even after the service has continued, and a file that ends in a line', async () => {
  tamper(pick(1, 2, 3, 4, 5));
  const { settings } = readSettings({ PORT: '0', AUDIT_FILE: file });
  if (!settings) throw new Error('The settings are wrong.');
  const said: string[] = [];
  await (await startService(settings, release, { write: (line) => said.push(line) })).close();
  expect(said.join('')).toContain('"code":"AUDIT_CUT","count":3');
  expect((await verify()).error).toBe(`${at(6)}: lines 6 to 8 are missing before it.\n`);

  tamper(lines);
  writeFileSync(file, '{"time":"2026', { flag: 'a' });
  expect((await verify()).error).toBe(`${at(9)}: the file ends in the middle of a line.\n`);
  await (await startService(settings, release, { write: () => {} })).close();
  expect((await verify()).code).toBe(0);
  expect(auditLines(file)[8]).toMatchObject({ number: 9, event: 'LINES_LOST', count: 1 });
});

it('reports what is wrong with a call', async () => {
  const gone = join(folder.path, 'gone');
  expect(await runFormpress('audit', 'verify', gone)).toEqual({
    code: 1,
    out: '',
    error: `${gone} cannot be read (ENOENT).\n`,
  });
  writeFileSync(file, '');
  expect((await verify()).error).toBe(`${file} is empty.\n`);
  writeFileSync(file, '{"time":1}\n');
  expect((await verify()).error).toBe(`${file}:1: this is not an audit line.\n`);
  expect((await runFormpress('audit', 'forget', file)).error).toBe(
    'There is no action "forget". Use verify.\n',
  );
  expect((await runFormpress('audit', 'verify')).code).toBe(2);
});
