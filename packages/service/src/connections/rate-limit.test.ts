import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('allows a burst of four seconds, then returns how long to wait', () => {
  const limit = createRateLimit(2);
  const waits = Array.from({ length: 9 }, () => limit.take('a', 0));
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

it('fills again with time, never beyond a burst', () => {
  const limit = createRateLimit(2);
  for (let count = 0; count < 8; count += 1) limit.take('a', 0);
  expect(limit.take('a', 499)).toBe(1);
  expect(limit.take('a', 1_000)).toBe(0);
  const later = Array.from({ length: 9 }, () => limit.take('a', 1_000_000));
  expect(later.filter((wait) => wait === 0)).toHaveLength(8);
});

it('counts each caller separately, with its own rate if it has one', () => {
  const limit = createRateLimit(1);
  for (let count = 0; count < 4; count += 1) expect(limit.take('a', 0)).toBe(0);
  expect(limit.take('a', 0)).toBe(1);
  expect(limit.take('b', 0)).toBe(0);
  const generous = Array.from({ length: 40 }, () => limit.take('c', 0, 10));
  expect(generous).toEqual(Array.from({ length: 40 }, () => 0));
});

it('does not refill when the clock goes back', () => {
  const limit = createRateLimit(1);
  for (let count = 0; count < 4; count += 1) limit.take('a', 10_000);
  expect(limit.take('a', 0)).toBe(1);
});

it('counts only callers with their own rate when there is no default rate', () => {
  const limit = createRateLimit('off');
  const free = Array.from({ length: 9_000 }, () => limit.take('a', 0));
  expect(new Set(free)).toEqual(new Set([0]));
  const held = Array.from({ length: 5 }, () => limit.take('b', 0, 1));
  expect(held).toEqual([0, 0, 0, 0, 1]);
});
