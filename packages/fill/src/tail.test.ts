import { expect, it } from 'vitest';
import { Ink } from './ink.ts';
import { TailWriter } from './tail.ts';

const before = { length: 1000, table: 900, size: 20, root: 7, info: 8, id: 'ab', placed: [] };
const row = (offset: number) => `\x01\0\0${String.fromCharCode(offset >> 8, offset & 255)}\0\0`;

function tail(writer: TailWriter, contents: string[]): string {
  const printed = new Ink();
  const ends = contents.map((content) => {
    printed.text(content);
    return printed.length;
  });
  const out = new Ink();
  writer.write(printed, ends, out);
  return out.bytes.toString('latin1', 0, out.length);
}

it('writes the new contents and a table of them', () => {
  const object = '9 0 obj\n<</Length 2>>\nstream\nhi\nendstream\nendobj\n';
  const table = 1000 + object.length;
  expect(tail(new TailWriter(before, [9]), ['hi'])).toBe(
    `${object}20 0 obj\n<</Type/XRef/Size 21/Root 7 0 R/Info 8 0 R/ID[<ab><ab>]/Prev 900` +
      `/Index[9 1 20 1]/W[1 4 2]/Length 14>>\nstream\n${row(1000)}${row(table)}\nendstream\n` +
      `endobj\nstartxref\n${table}\n%%EOF\n`,
  );
});

it('names objects that stand before it, and leaves out pages on which nothing was printed', () => {
  const placed = [
    { number: 4, offset: 700 },
    { number: 3, offset: 600 },
  ];
  const writer = new TailWriter({ ...before, placed }, [9, 5, 12]);
  expect(tail(writer, ['a', 'b', 'c'])).toContain('/Index[3 3 9 1 12 1 20 1]/W[1 4 2]/Length 42>>');
  const sparse = tail(writer, ['', 'b', '']);
  expect(sparse).toMatch(/^5 0 obj\n<<\/Length 1>>\nstream\nb\n/);
  const table = 1000 + sparse.indexOf('20 0 obj');
  expect(sparse).toContain(
    `/Index[3 3 20 1]/W[1 4 2]/Length 28>>\nstream\n${row(600)}${row(700)}${row(1000)}${row(table)}`,
  );
});
