import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { marked } from '../../../../../../test/foundation/marked.ts';
import { asWritten, inQuotes, lineAt, lineBelow, linesAbove, writtenInRow } from './source.ts';

it('finds the line of every offset, even of a break at the very beginning', () => {
  expect(lineAt('\na', 0)).toEqual({ start: 0, end: 0, text: '', indent: 0 });
  expect(lineAt('\na', 1)).toEqual({ start: 1, end: 2, text: 'a', indent: 0 });
  expect(lineAt('a\r\n  b\r\n', 4)).toEqual({ start: 3, end: 6, text: '  b', indent: 2 });
});

it('passes over blanks and comments on the way up and down', () => {
  const { text, span } = marked('\none\n\n# no\n«two»\n  # no\nthree\n');
  const line = lineAt(text, span.start);
  expect(linesAbove(text, line).map((each) => each.text)).toEqual(['one']);
  expect(lineBelow(text, line)?.text).toBe('three');
});

it('chooses the quotes that a text needs', () => {
  expect(inQuotes('a: b')).toBe("Put the text in quotes: 'a: b'");
  expect(inQuotes("it's: b")).toBe('Put the text in quotes: "it\'s: b"');
});

it('writes every text so that YAML reads the same, as a name, as a value and between brackets', () => {
  const odd = fc.constantFrom(
    '\r',
    '\n',
    '\t',
    '\x7f',
    '\x85',
    '\u2028',
    "'",
    '"',
    '\\',
    ',',
    ': ',
    ' #',
    ']',
  );
  const text = fc
    .array(fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 4 })))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (each) => {
      const yaml = `${asWritten(each)}: ${asWritten(each)}\nlist: [${writtenInRow(each)}, x]\n`;
      fc.pre(each !== 'list');
      expect(parse(yaml, { schema: 'failsafe' })).toEqual({ [each]: each, list: [each, 'x'] });
    }),
  );
});
