import type { PdfField } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { boxOfLine } from './box-of-line.ts';

const lock = (blanks: object) => Buffer.from(JSON.stringify({ blanks }));

/** A text field with the line that is printed next to it. */
function field(name: string, line: string): PdfField {
  return {
    ...{ name, type: 'text', page: 1, box: [0, 0, 10, 10], readOnly: false, required: false },
    ...{ align: 'left', comb: false, multiline: false, states: [], options: [] },
    font: { name: 'Helvetica', size: 0, color: [0, 0, 0] },
    widgets: [{ page: 1, box: [0, 0, 10, 10], near: { text: 'Amount', line } }],
  } as unknown as PdfField;
}

const locked = lock({ abc: { 'form[0].f1_06[0]': { at: [], lines: ['3(a)'] } } });

it('finds the box that has the line which a field had', () => {
  const fields = [field('form[0].f1_06b[0]', '3(b)'), field('form[0].f1_09[0]', '3(a)')];
  expect(boxOfLine('f1_06[0]', locked, fields)).toEqual({ line: '3(a)', name: 'form[0].f1_09[0]' });
});

it('finds none when two boxes have the line, none has it, or nothing was locked', () => {
  const twice = [field('a', '3(a)'), field('b', '3(a)')];
  expect(boxOfLine('f1_06[0]', locked, twice)).toBe(undefined);
  expect(boxOfLine('f1_06[0]', locked, [field('a', '4')])).toBe(undefined);
  expect(boxOfLine('f1_07[0]', locked, twice)).toBe(undefined);
  expect(boxOfLine('f1_06[0]', undefined, twice)).toBe(undefined);
  expect(boxOfLine('f1_06[0]', Buffer.from('{'), twice)).toBe(undefined);
});
