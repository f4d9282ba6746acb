import { expect, it } from 'vitest';
import { simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { latin1, latin1Bytes } from './characters.ts';
import { pagesOf } from './pages.ts';
import { PdfFile } from './pdf-file.ts';
import { Reference, StreamObject, type Value } from './values.ts';

const small = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/Mark 42>>',
};

function marksOf(file: PdfFile): Value[] {
  return pagesOf(file).map(({ dictionary }) => file.at(dictionary, 'Mark'));
}

function replaced(bytes: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  return latin1Bytes(latin1(bytes).replace(from, to));
}

it('follows the table to an object', () => {
  expect(marksOf(new PdfFile(simplePdf(small)))).toEqual([42]);
});

it('searches for objects when the table is wrong', () => {
  const astray = replaced(simplePdf(small), '%PDF-1.7\n', '%PDF-1.7\n% a line that moved all\n');
  expect(marksOf(new PdfFile(astray))).toEqual([42]);
});

it('lets an update replace an object', () => {
  const first = latin1(simplePdf(small));
  const start = first.lastIndexOf('xref\n0');
  const object = '3 0 obj\n<</Type/Page/Mark 43>>\nendobj\n';
  const table = `xref\n3 1\n${String(first.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size 4/Root 1 0 R/Prev ${start}>>\n`;
  const end = `startxref\n${first.length + object.length}\n%%EOF\n`;
  expect(marksOf(new PdfFile(latin1Bytes(first + object + table + trailer + end)))).toEqual([43]);
});

it('searches for the end of a stream whose length is wrong', () => {
  const right = simplePdf({ ...small, 4: { dictionary: '/X 1', data: 'hello' } });
  const file = new PdfFile(replaced(right, '/Length 5', '/Length 3'));
  const stream = file.resolve(new Reference(4, 0));
  expect(stream instanceof StreamObject && latin1(stream.packed)).toBe('hello');
});

it('treats a reference to a missing object as null', () => {
  expect(new PdfFile(simplePdf(small)).resolve(new Reference(99, 0))).toBe(null);
});

it.each([
  ['', 'This file is empty (0 bytes). Download it again from the agency.'],
  ['<!DOCTYPE html><title>404</title>', 'This file is a web page, not a PDF.'],
  ['GIF89a', 'This file is not a PDF.'],
  ['%PDF-1.7\n1 0 obj\n<</Type', 'This PDF ends before it is complete.'],
])('refuses %j by name', (text, message) => {
  expect(() => new PdfFile(latin1Bytes(text))).toThrow(message);
});

it('refuses a linearized file that is shorter than it says', () => {
  const first = '%PDF-1.7\n1 0 obj\n<</Linearized 1/L 99999>>\nendobj\n';
  const cut = replaced(simplePdf(small), '%PDF-1.7\n', first);
  expect(() => new PdfFile(cut)).toThrow('ends before it is complete');
});

it('reports that a file is locked', () => {
  const locked = simplePdf(
    { ...small, 5: '<</Filter/Standard/V 2/R 3/Length 128/O(x)/U(y)/P -4>>' },
    '/Encrypt 5 0 R/ID[(a)(b)]',
  );
  expect(() => new PdfFile(locked)).toThrow('locked with a password');
});
