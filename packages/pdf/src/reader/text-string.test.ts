import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latin1Bytes } from './characters.ts';
import { decodeName, decodeText, encodeText } from './text-string.ts';
import { PdfString } from './values.ts';

it.each([
  ['Name 1', 'Name 1'],
  ['\x92Employee\x8ds \xa0', '™Employee“s €'],
  ['\xfe\xff\x00A\x20\x19', 'A’'],
  ['\xef\xbb\xbf\xc5\x81', 'Ł'],
])('decodes %j', (bytes, text) => {
  expect(decodeText(new PdfString(latin1Bytes(bytes)))).toBe(text);
});

it('decodes names as UTF-8 when they are valid UTF-8', () => {
  expect([decodeName('Mari\xc3\xa9'), decodeName('Mari\xe9')]).toEqual(['Marié', 'Marié']);
});

it('decodes what it encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeText(encodeText(text))).toBe(text);
    }),
  );
});
