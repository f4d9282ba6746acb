import { expect, it } from 'vitest';
import { FieldValues } from './field-values.ts';

it('keeps values in insertion order, and returns the later of two', () => {
  const values = new FieldValues([['b', '1']]);
  values.set('a', '2');
  values.set('b', '3');
  expect([...values]).toEqual([
    ['b', '1'],
    ['a', '2'],
    ['b', '3'],
  ]);
  const visited: string[] = [];
  values.forEach((value, name) => {
    visited.push(`${name} ${value}`);
  });
  expect(visited).toEqual(['b 1', 'a 2', 'b 3']);
  expect([values.get('b'), values.get('a'), values.get('c')]).toEqual(['3', '2', undefined]);
});
