import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function breakerWithClock() {
  const changes: string[] = [];
  let time = 0;
  const breaker = createCircuitBreaker({
    failures: 3,
    restMilliseconds: 100,
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

it('opens after failures in a row, and counts anew after a success', () => {
  const { breaker, changes, fail } = breakerWithClock();
  fail(2);
  breaker.succeeded();
  fail(2);
  expect([breaker.mayAsk(), changes]).toEqual([true, []]);
  fail(1);
  expect([breaker.mayAsk(), changes]).toEqual([false, ['opened']]);
});

it('lets one ask after a rest, and all when that one succeeds', () => {
  const { breaker, changes, fail, pass } = breakerWithClock();
  fail(3);
  pass(99);
  expect(breaker.mayAsk()).toBe(false);
  pass(1);
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
  expect(changes).toEqual(['opened', 'closed']);
});

it('rests again when the one that asked fails', () => {
  const { breaker, changes, fail, pass } = breakerWithClock();
  fail(3);
  pass(100);
  expect(breaker.mayAsk()).toBe(true);
  fail(1);
  pass(99);
  expect(breaker.mayAsk()).toBe(false);
  pass(1);
  expect(breaker.mayAsk()).toBe(true);
  expect(changes).toEqual(['opened']);
});
