import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Io } from './io.ts';
import { type Say, withProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function reported(isTerminal: boolean, work: (say: Say) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const error = (text: string) => void lines.push(text.replace('\r\u001B[K', '<'));
  const io: Io = {
    out: error,
    error,
    outliveReader() {},
    isTerminal,
    colour: false,
    environment: {},
  };
  await withProgress('Working', io, work);
  return lines;
}

it('shows progress to a person who waits, and clears the line', async () => {
  const lines = await reported(true, async (say) => {
    say('Rendering page 1 of 3');
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(Date.now() + 2000);
    say('Rendering page 3 of 3');
  });
  expect(lines).toEqual(['<Rendering page 1 of 3 … 1 s', '<Rendering page 3 of 3 … 3 s', '<']);
});

it('shows nothing for quick work', async () => {
  for (const isTerminal of [true, false]) {
    expect(await reported(isTerminal, async (say) => say('Rendering page 1 of 1'))).toEqual([]);
  }
});

it('writes a line into a log only when the work is slow', async () => {
  const lines = await reported(false, async (say) => {
    for (let page = 1; page <= 50; page += 1) {
      vi.advanceTimersByTime(1000);
      say(`Rendering page ${page} of 50`);
    }
  });
  expect(lines).toEqual(['Rendering page 20 of 50\n', 'Rendering page 40 of 50\n']);
});
