import type { Expression } from '@formpress/model';
import { expect, it } from 'vitest';
import { rational } from '../numbers/rational.ts';
import { evaluate } from './evaluate.ts';
import type { Scope } from './value.ts';

const blank: Scope = () => undefined;
const read = (name: string, as: 'number' | 'text' | 'yesNo' | 'date'): Expression => ({
  read: name,
  as,
});

it('counts a blank as 0, no, or an empty text', () => {
  expect(evaluate(read('a', 'number'), blank)).toEqual({ number: rational('0') });
  expect(evaluate(read('a', 'yesNo'), blank)).toEqual({ yes: false });
  expect(evaluate(read('a', 'text'), blank)).toEqual({ text: '' });
  expect(evaluate(read('a', 'date'), blank)).toEqual({ date: '' });
  expect(evaluate({ has: 'A', in: 'a' }, blank)).toEqual({ yes: false });
});

it('calculates with the answer to a choice among numbers', () => {
  const scope: Scope = () => ({ text: '1.50' });
  expect(evaluate(read('a', 'number'), scope)).toEqual({ number: rational('1.5') });
});

it('searches in a list of choices, and reads it as the choices joined by commas', () => {
  const scope: Scope = () => ['A', 'C'];
  expect(evaluate({ has: 'C', in: 'a' }, scope)).toEqual({ yes: true });
  expect(evaluate({ has: 'B', in: 'a' }, scope)).toEqual({ yes: false });
  expect(evaluate(read('a', 'text'), scope)).toEqual({ text: 'A,C' });
});

it('compares dates with dates and with dates written as text', () => {
  const scope: Scope = (name) => ({ date: name });
  const earlier: Expression = {
    op: '<',
    left: read('1999-12-31', 'date'),
    right: { text: '2000-01-01' },
  };
  expect(evaluate(earlier, scope)).toEqual({ yes: true });
  const same: Expression = {
    op: '==',
    left: read('2000-01-01', 'date'),
    right: { text: '2000-01-01' },
  };
  expect(evaluate(same, scope)).toEqual({ yes: true });
});

it('evaluates and and or from the left, so that a guard can prevent a division', () => {
  const zero: Expression = { number: '0' };
  const division: Expression = { op: '>', left: { op: '/', left: zero, right: zero }, right: zero };
  expect(evaluate({ op: 'and', left: { yes: false }, right: division }, blank)).toEqual({
    yes: false,
  });
  expect(evaluate({ op: 'or', left: { yes: true }, right: division }, blank)).toEqual({
    yes: true,
  });
  expect(() => evaluate(division, blank)).toThrow('Division by zero.');
});
