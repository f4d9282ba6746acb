import { expect, it } from 'vitest';
import { decimalsOf, stepFrom, writeRange } from './range-step.ts';

it('steps from one number to the next in the decimals of the table, and not below zero', () => {
  expect(decimalsOf([{ least: '0', most: '9.99' }, { least: '10' }])).toBe(2);
  expect(stepFrom('9999', 1, 0)).toBe('10000');
  expect(stepFrom('10', -1, 2)).toBe('9.99');
  expect(stepFrom('0.99', 1, 2)).toBe('1.00');
  expect(stepFrom('0', -1, 0)).toBe(undefined);
});

it('writes another range whole, and none that ends below its beginning', () => {
  const at = { file: 'form.yaml', start: 4, end: 12 };
  expect(writeRange(at, { least: '10', most: '100' }, { least: '11', most: '100' })).toEqual([
    { title: 'Write "11 - 100"', edits: [{ at, word: '10 - 100', text: '11 - 100' }] },
  ]);
  expect(writeRange(at, { least: '3' }, { least: '4' })).toEqual([
    { title: 'Write "4 and over"', edits: [{ at, word: '3 and over', text: '4 and over' }] },
  ]);
  expect(writeRange(at, { least: '3', most: '5' }, { least: '3', most: '2' })).toEqual([]);
});
