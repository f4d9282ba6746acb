import { expect, it } from 'vitest';
import { Base64Ink, quadsOf } from './base64-ink.ts';
import { PageContents } from './page-contents.ts';
import { type Before, TailWriter } from './tail.ts';

const before = { length: 1000, table: 900, size: 20, root: 7, info: 8, id: 'ab' };
const row = (offset: number) => `\x01\0\0${String.fromCharCode(offset >> 8, offset & 255)}\0`;

function tail(placed: Before['placed'], numbers: number[], printed: string[]): string {
  const contents = new PageContents(numbers);
  const out = new Base64Ink();
  for (const [i, text] of printed.entries()) {
    contents.begin(i, out);
    out.put(quadsOf(text));
    contents.end(i, out);
  }
  new TailWriter({ ...before, placed }, contents).write(out);
  return Buffer.from(out.toString(), 'base64').toString('latin1');
}

it('writes the new contents and a table of them', () => {
  const object = '9 0 obj\n<</Length 000000003  >>\nstream\nhi!\nendstream\nendobj\n';
  const table = 1000 + object.length;
  expect(tail([], [9], ['hi!'])).toBe(
    `${object}20 0 obj\n<</Type/XRef/Size 21/Root 7 0 R/Info 8 0 R/ID[<ab><ab>]/Prev 900` +
      `/Index[9 1 20 1]/W[1 4 1]/Length 12  >>\nstream\n${row(1000)}${row(table)}\nendstream\n` +
      `endobj\n\n\nstartxref\n${String(table).padStart(9, '0')}\n%%EOF\n\n\n`,
  );
});

it('names objects that stand before it, and leaves out pages on which nothing was printed', () => {
  const placed = [
    { number: 4, offset: 700 },
    { number: 3, offset: 600 },
  ];
  const numbers = [9, 5, 12];
  expect(tail(placed, numbers, ['aaa', 'bbb', 'ccc'])).toContain(
    '/Index[3 3 9 1 12 1 20 1]/W[1 4 1]/Length 36 ',
  );
  const sparse = tail(placed, numbers, ['', 'bbb', '']);
  expect(sparse).toMatch(/^5 0 obj\n<<\/Length 000000003 {2}>>\nstream\nbbb\n/);
  const table = 1000 + sparse.indexOf('20 0 obj');
  expect(sparse).toContain(
    `/Index[3 3 20 1]/W[1 4 1]/Length 24  >>\nstream\n${row(600)}${row(700)}${row(1000)}${row(table)}`,
  );
});
