import { expect, it } from 'vitest';
import { Ink } from '../foundation/ink.ts';
import { ContentObject } from './content-object.ts';
import { Tail } from './tail.ts';

const updated = { length: 1000, table: 900, size: 20, root: 7, info: 8, id: 'ab' };
const row = (offset: number) => `\x01\0\0${String.fromCharCode(offset >> 8, offset & 255)}\0`;

it('writes the length of a content before it', () => {
  const ink = new Ink();
  const object = new ContentObject(9);
  const start = object.begin(ink);
  ink.text(' hi!');
  object.end(ink, start);
  expect(ink.toBytes().toString('latin1')).toBe(
    '9 0 obj\n<</Length 000000028>>\nstream\n/Artifact BMC BT hi! ET EMC\n\nendstream\nendobj\n',
  );
});

it('writes a table of the contents and of the objects before them, and where it begins', () => {
  const ink = new Ink();
  const placed = [
    { number: 4, offset: 700 },
    { number: 3, offset: 600 },
  ];
  ink.text('first second ');
  new Tail(updated, placed, [9, 5]).write(ink, [0, 6]);
  expect(ink.toBytes().toString('latin1')).toBe(
    'first second 20 0 obj\n<</Type/XRef/Size 21/Root 7 0 R/Info 8 0 R/ID[<ab><ab>]/Prev 900' +
      '/Index[3 3 9 1 20 1]/W[1 4 1]/Length 30>>\nstream\n' +
      `${row(600)}${row(700)}${row(1006)}${row(1000)}${row(1013)}` +
      '\nendstream\nendobj\nstartxref\n0000001013\n%%EOF\n',
  );
});
