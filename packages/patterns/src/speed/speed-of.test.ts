import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPattern } from '../../test/any-pattern.ts';
import { findAttack } from './find-attack.ts';
import { speedOf } from './speed-of.ts';

it.each([
  '^[A-Za-z]+(?: [A-Za-z]+)*$',
  '^[+]?[0-9]{1,3}(?:,?[0-9]{3}){0,2}(?:\\.[0-9]{1,2})?$',
  '^[ -~]{1,1000}$',
  '^[a-z]{1,60}[a-z]{1,60}$',
])('is in step with the text: %s', (pattern) => {
  expect(speedOf(pattern)).toEqual({ is: 'linear' });
});

it.each([
  ['^(a+)+$', '"a" 31 times, then a character that does not fit'],
  ['^(?:a|a)*$', '"a" 31 times, then a character that does not fit'],
  ['^((a?)?b)*c$', '"b" 31 times, then a character that does not fit'],
  ['^[a-z ]+[a-z]+$', '"a" 54,773 times, then a character that does not fit'],
  ['^[0-9]{1,9}(?:[0-9]{1,9}){1,9}$', '"11111111111"'],
])('is slow on a text: %s', (pattern, text) => {
  expect(speedOf(pattern)).toMatchObject({ is: 'slow', text });
});

it('says unknown where the ways cannot be counted', () => {
  expect(speedOf('^(?:a|b)*a(?:a|b){14}$')).toEqual({ is: 'unknown' });
});

it('calls no pattern linear that can be attacked', () => {
  // Without counts the search for attacks is exact, and fast.
  const patterns = anyPattern().filter((pattern) => !pattern.includes('{'));
  fc.assert(
    fc.property(patterns, (pattern) => {
      expect(speedOf(pattern)).toEqual({ is: 'linear' });
      expect(findAttack(pattern)).toBeUndefined();
    }),
    { numRuns: 25 },
  );
});
