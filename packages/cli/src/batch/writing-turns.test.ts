import { expect, it } from 'vitest';
import { writingTurns } from './writing-turns.ts';

it('lets so many write at a time, in the order in which they asked', () => {
  const turns = writingTurns(2);
  const writing: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) turns.ask(() => writing.push(name));
  expect(writing).toEqual(['a', 'b']);
  turns.end();
  expect(writing).toEqual(['a', 'b', 'c']);
  turns.end();
  turns.end();
  turns.end();
  turns.ask(() => writing.push('e'));
  expect(writing).toEqual(['a', 'b', 'c', 'd', 'e']);
});
