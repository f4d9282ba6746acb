import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

it('offers the name that differs by a letter left out, added, replaced or swapped', () => {
  const known = ['required', 'options', 'answer'];
  expect(nearestName('require', known)).toBe('required');
  expect(nearestName('optionss', known)).toBe('options');
  expect(nearestName('ansver', known)).toBe('answer');
  expect(nearestName('asnwer', known)).toBe('answer');
});

it('takes no notice of capitals', () => {
  expect(nearestName('FILINGSTATUS', ['filingStatus'])).toBe('filingStatus');
});

it('prefers the nearer name, and the first of two that are equally near', () => {
  expect(nearestName('line4', ['line14', 'line4a', 'line40'])).toBe('line14');
  expect(nearestName('f1_8[0]', ['f1_18[0]x', 'f1_08[0]'])).toBe('f1_08[0]');
});

it('offers nothing when every name is too different', () => {
  expect(nearestName('salary', ['isExempt', 'home'])).toBeUndefined();
  expect(nearestName('x', ['y'])).toBeUndefined();
  expect(nearestName('anything', [])).toBeUndefined();
});
