import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLogSink } from './log-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('buffers lines and writes them soon, in order', async () => {
  const file = join(folder, 'gathered.log');
  const sink = openLogSink(file);
  for (const line of ['a\n', 'b\n', 'c\n']) sink.write(line);
  expect(readFileSync(file, 'utf8')).toBe('');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe('a\nb\nc\n');
});

it('limits its buffer', () => {
  const file = join(folder, 'many.log');
  const sink = openLogSink(file);
  const line = `${'x'.repeat(99)}\n`;
  for (let count = 0; count < 1_000; count += 1) sink.write(line);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(60_000);
  sink.flush();
  expect(readFileSync(file, 'utf8')).toBe(line.repeat(1_000));
});

it('continues while the disk is full, and then reports how many lines were lost', () => {
  const file = join(folder, 'service.log');
  symlinkSync('/dev/full', file);
  const sink = openLogSink(file);
  sink.write('a\n');
  sink.flush();
  sink.write('b\n');
  sink.flush();
  unlinkSync(file);
  sink.reopen();
  sink.write('c\n');
  sink.flush();
  const [lost = '', ...others] = readFileSync(file, 'utf8').split('\n');
  expect(JSON.parse(lost)).toEqual({
    time: expect.any(String),
    level: 'error',
    code: 'LOG_LINES_LOST',
    count: 2,
  });
  expect(others).toEqual(['c', '']);
});

it('continues in the old file when a new one cannot be opened', () => {
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const sink = openLogSink(join(logs, 'service.log'));
  sink.write('a\n');
  renameSync(logs, join(folder, 'moved'));
  sink.reopen();
  sink.write('b\n');
  sink.flush();
  const [first, problem = '', ...others] = readFileSync(
    join(folder, 'moved', 'service.log'),
    'utf8',
  ).split('\n');
  expect([first, others]).toEqual(['a', ['b', '']]);
  expect(JSON.parse(problem)).toEqual({
    time: expect.any(String),
    level: 'error',
    code: 'LOG_FILE_UNAVAILABLE',
  });
});

it('reports which file cannot be opened at the start', () => {
  const file = join(folder, 'nowhere', 'service.log');
  expect(() => openLogSink(file)).toThrow(`LOG_FILE cannot be written: ${file} (ENOENT).`);
});
