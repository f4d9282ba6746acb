import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLogSink } from './log-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gathers lines and writes them within a moment, in their order', async () => {
  const file = join(folder, 'gathered.log');
  const sink = openLogSink(file);
  for (const line of ['a\n', 'b\n', 'c\n']) sink.write(line);
  expect(readFileSync(file, 'utf8')).toBe('');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe('a\nb\nc\n');
});

it('does not gather without end', () => {
  const file = join(folder, 'many.log');
  const sink = openLogSink(file);
  const line = `${'x'.repeat(99)}\n`;
  for (let count = 0; count < 1_000; count += 1) sink.write(line);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(60_000);
  sink.flush();
  expect(readFileSync(file, 'utf8')).toBe(line.repeat(1_000));
});

it('goes on while the disk is full, and says afterwards how many lines it cost', () => {
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
