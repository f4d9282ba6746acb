import { expect, it } from 'vitest';
import { tail } from './tail.ts';

it('writes the new contents and a table of them', () => {
  const before = { length: 1000, table: 900, size: 20, root: 7, info: 8, id: 'ab', placed: [] };
  const row = (offset: number) => `\x01\0\0${String.fromCharCode(offset >> 8, offset & 255)}\0\0`;
  const object = '9 0 obj\n<</Length 2>>\nstream\nhi\nendstream\nendobj\n';
  const table = 1000 + object.length;
  expect(Buffer.from(tail([{ number: 9, instructions: 'hi' }], before)).toString('latin1')).toBe(
    `${object}20 0 obj\n<</Type/XRef/Size 21/Root 7 0 R/Info 8 0 R/ID[<ab><ab>]/Prev 900` +
      `/Index[9 1 20 1]/W[1 4 2]/Length 14>>\nstream\n${row(1000)}${row(table)}\nendstream\n` +
      `endobj\nstartxref\n${table}\n%%EOF\n`,
  );
});
