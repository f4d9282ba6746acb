import { expect, it } from 'vitest';
import { codes, explain } from './explain.ts';

it('finds the page of a code next to the source that reports it', () => {
  expect(explain('unknown-key')).toMatch(/^# unknown-key\n/);
});

it('has no page for a code that does not exist', () => {
  expect(explain('no-such-code')).toBeUndefined();
  expect(explain('../../README')).toBeUndefined();
});

it('lists the codes in order', () => {
  expect(codes()).toEqual([...codes()].sort());
  expect(codes()).toContain('unquoted-colon');
});
