import { expect, it } from 'vitest';
import { longestCommon } from './longest-common.ts';

const common = (a: string, b: string) =>
  longestCommon([...a], [...b], (left, right) => left === right)
    .map(([i]) => a[i])
    .join('');

it('finds the longest run of items in common', () => {
  expect(common('wages', 'wagons')).toBe('wags');
  expect(common('abc', 'abc')).toBe('abc');
  expect(common('abc', 'xyz')).toBe('');
  expect(common('', 'abc')).toBe('');
});
