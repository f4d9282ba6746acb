import { expect, it } from 'vitest';
import { latin1Bytes } from './characters.ts';
import { Parser } from './parser.ts';
import { Name, PdfString, Reference } from './values.ts';

const parse = (text: string) => new Parser(latin1Bytes(text)).value();

it('reads every kind of object', () => {
  expect(parse('<</A 12/B -.5/C +4.25/D[1 0 R true false null]/E/F#20g/G(a\\(b)/H<4a4>>>')).toEqual(
    new Map<string, unknown>([
      ['A', 12],
      ['B', -0.5],
      ['C', 4.25],
      ['D', [new Reference(1, 0), true, false, null]],
      ['E', new Name('F g')],
      ['G', new PdfString(latin1Bytes('a(b'))],
      ['H', new PdfString(latin1Bytes('J@'))],
    ]),
  );
});

it('distinguishes two numbers from a reference', () => {
  expect(parse('[1 0 2 0 R 3 4]')).toEqual([1, 0, new Reference(2, 0), 3, 4]);
});

it('skips comments and all white space', () => {
  expect(parse('% hello\r\n\f\0[ 1%x\n2 ]')).toEqual([1, 2]);
});

it('reads escapes, line ends and nested brackets of a text', () => {
  expect(parse('(a\\n\\101\\7(b)\\\r\nc\r\nd)')).toEqual(
    new PdfString(latin1Bytes('a\nA\x07(b)c\nd')),
  );
});

it.each(['[1 2', '<</A 1', '<</A>>', '(abc', '<41', '[1 endobj'])(
  'refuses the broken %s',
  (text) => {
    expect(() => parse(text)).toThrow('This PDF is damaged');
  },
);

it('refuses more than 64 levels instead of running out of stack', () => {
  expect(() => parse('['.repeat(100_000))).toThrow('more than 64 levels');
});
