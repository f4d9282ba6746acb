import type { PdfField } from '@formpress/pdf';
import { expect, it } from 'vitest';
import type { LinkedBinding } from '../linked/linked-form.ts';
import { intendedField } from './intended-field.ts';

const field = (name: string, page: number, line?: string) =>
  ({
    name,
    type: 'text',
    widgets: [{ page, near: { text: '', ...(line && { line }) } }],
  }) as PdfField;
const prints = (name: string, ...reads: string[]) =>
  ({
    field: { name },
    print: [],
    reads: reads.map((each) => ({ name: each })),
  }) as unknown as LinkedBinding;

const meanings = {
  fields: [field('f1', 1, '3'), field('f2', 1, '4(c)'), field('f3', 3, '3'), field('f4', 3)],
  bindings: [
    prints('f1', 'credits'),
    prints('f2', 'extra', 'perPay'),
    prints('f3', 'total'),
    prints('f4', 'total'),
  ],
};

it('finds a field by its printed line, on a page where several have it', () => {
  expect(intendedField('line 4(c)', meanings)).toBe('f2');
  expect(intendedField('line 3', meanings)).toBeUndefined();
  expect(intendedField('page 3, line 3', meanings)).toBe('f3');
  expect(intendedField('line 9', meanings)).toBeUndefined();
});

it('finds a field by the question that alone is printed in it', () => {
  expect(intendedField('credits', meanings)).toBe('f1');
  expect(intendedField('extra', meanings)).toBeUndefined();
  expect(intendedField('total', meanings)).toBeUndefined();
});
