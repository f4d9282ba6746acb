import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latin1Bytes } from '../reader/characters.ts';
import { Parser } from '../reader/parser.ts';
import { Name, PdfString, Reference, type Value } from '../reader/values.ts';
import { serialize, serializeNumber } from './serialize.ts';

const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.integer({ min: -1e6, max: 1e6 }).map((each) => each / 1024),
    fc.string({ unit: 'binary' }).map((text) => new Name(latin1(text))),
    fc.uint8Array().map((bytes) => new PdfString(bytes)),
    fc.nat(1000).map((number) => new Reference(number, 0)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.string({ unit: 'binary' }).map(latin1), tie('value')), { maxLength: 4 })
      .map((entries) => new Map(entries)),
  ),
}));

function latin1(text: string): string {
  return Array.from(text, (each) => String.fromCharCode(each.charCodeAt(0) & 255)).join('');
}

it('writes values that parse to the same values', () => {
  fc.assert(
    fc.property(value, (each) => {
      const text = serialize(each, (reference) => reference.number);
      expect(new Parser(latin1Bytes(text)).value()).toEqual(each);
    }),
  );
});

it.each([
  [1e-7, '0.0000001'],
  [1e-12, '0'],
  [-1e-12, '0'],
  [1e21, '1000000000000000000000'],
  [0.5, '0.5'],
])('writes %d without an exponent', (number, text) => {
  expect(serializeNumber(number)).toBe(text);
});

it('writes null for a reference to a missing object', () => {
  expect(serialize([new Reference(7, 0)], () => undefined)).toBe('[null]');
});
