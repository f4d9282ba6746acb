import { expect, it } from 'vitest';
import { Latest } from './latest.ts';

it('keeps what was used last', () => {
  const kept = new Latest<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});
