import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function breakerWithClock() {
  const changes: string[] = [];
  let time = 0;
  const breaker = createCircuitBreaker({
    failures: 3,
    pauseMilliseconds: 100,
    now: () => time,
    onChange: (change) => changes.push(change),
  });
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed();
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { breaker, changes, fail, pass };
}

it('opens after consecutive failures, and resets the count after a success', () => {
  const { breaker, changes, fail } = breakerWithClock();
  fail(2);
  breaker.succeeded();
  fail(2);
  expect([breaker.allowsRequest(), changes]).toEqual([true, []]);
  fail(1);
  expect([breaker.allowsRequest(), changes]).toEqual([false, ['opened']]);
});

it('allows one request after a pause, and all when it succeeds', () => {
  const { breaker, changes, fail, pass } = breakerWithClock();
  fail(3);
  pass(99);
  expect(breaker.allowsRequest()).toBe(false);
  pass(1);
  expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, true]);
  expect(changes).toEqual(['opened', 'closed']);
});

it('pauses again when that request fails', () => {
  const { breaker, changes, fail, pass } = breakerWithClock();
  fail(3);
  pass(100);
  expect(breaker.allowsRequest()).toBe(true);
  fail(1);
  pass(99);
  expect(breaker.allowsRequest()).toBe(false);
  pass(1);
  expect(breaker.allowsRequest()).toBe(true);
  expect(changes).toEqual(['opened']);
});
