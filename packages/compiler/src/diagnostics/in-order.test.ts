import { expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { inOrder } from './in-order.ts';

const at = (file: string, start: number, code = 'a'): Diagnostic => ({
  code,
  severity: 'error',
  at: { file, start, end: start + 1 },
  message: code,
});

it('sorts by file, then place, then code', () => {
  const sorted = [at('a', 2), at('a', 10, 'a'), at('a', 10, 'b'), at('b', 1)];
  expect(
    inOrder([sorted[3], sorted[2], sorted[1], sorted[0]].flatMap((each) => each ?? [])),
  ).toEqual(sorted);
});
