import { afterEach, expect, it, vi } from 'vitest';
import { createLog, type LogEntry } from './log.ts';

afterEach(() => void vi.useRealTimers());

function lineOf(entry: LogEntry): unknown {
  const lines: string[] = [];
  createLog('info', (line) => lines.push(line))('info', entry);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  return JSON.parse(lines[0] ?? '');
}

it('writes a request as one JSON object', () => {
  const request = { id: 'a-1', method: 'GET', route: '/v1/x/:id', status: 200, milliseconds: 0.3 };
  expect(lineOf({ request, form: 'W4101', code: undefined })).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'info',
    ...request,
    form: 'W4101',
  });
});

it('escapes what callers may have sent', () => {
  const entry = { code: 'Error"\n at x.ts:1', form: '"', count: 2 };
  expect(lineOf(entry)).toEqual({ time: expect.any(String), level: 'info', ...entry });
});

it('writes the time to the millisecond, also when the clock goes back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  for (const moment of [
    '2026-03-01T12:00:00.007Z',
    '2026-03-01T12:00:59.990Z',
    '2025-12-31T23:59:59.999Z',
  ]) {
    vi.setSystemTime(moment);
    log('info', { code: 'X' });
    expect(JSON.parse(lines.at(-1) ?? '').time).toBe(moment);
  }
});

it('leaves out entries below the level', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log('info', { code: 'A' });
  log('warn', { code: 'B' });
  createLog('silent', (line) => lines.push(line))('error', { code: 'C' });
  expect(lines.map((line) => JSON.parse(line).code)).toEqual(['B']);
});
