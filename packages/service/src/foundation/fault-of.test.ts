import { expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';

it('names the class and location of an error', () => {
  expect(faultOf(new RangeError('no'))).toMatch(/^RangeError at fault-of\.test\.ts:[0-9]+$/);
});

it.each([
  'the answer was 123-45-6789',
  'in /home/123-45-6789:1:1',
  'first line\n    at /home/123-45-6789:1:1',
  '',
])('includes nothing of a message such as %j', (message) => {
  const said = faultOf(new Error(message));
  expect(said).toMatch(/^Error at fault-of\.test\.ts:[0-9]+$/);
});

it('uses only the name when there is no location', () => {
  const fault = new TypeError('123-45-6789');
  fault.stack = '';
  expect(faultOf(fault)).toBe('TypeError');
});
