import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('keeps the order, and does no more than four at once', async () => {
  let [now, most] = [0, 0];
  const items = Array.from({ length: 20 }, (_, index) => index);
  const doubled = await inParallel(items, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await pause((item * 7) % 5);
    now -= 1;
    return item * 2;
  });
  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
});

it('begins nothing after a failure, and waits for what was begun', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const work = inParallel([0, 1, 2, 3, 4, 5, 6, 7], async (item) => {
    begun.push(item);
    await pause(item === 0 ? 1 : 20);
    if (item === 0) throw new Error('The first one fails.');
    ended.push(item);
  });
  await expect(work).rejects.toThrow('The first one fails.');
  expect([begun, ended]).toEqual([
    [0, 1, 2, 3],
    [1, 2, 3],
  ]);
});
