import { simplePdf } from '../foundation/simple-pdf.ts';
import { basics, type HostilePdf, latin1, numbered, packed, says } from './hostile-pdf.ts';

/** A file whose cross-reference stream has these entries and rows. */
function withTable(entries: string, rows: string, before = ''): Uint8Array {
  const head = `<</Type/XRef/Root 1 0 R${entries}/Length ${rows.length}>>`;
  const start = 9 + before.length;
  return latin1(
    `%PDF-1.7\n${before}7 0 obj\n${head}\nstream\n${rows}\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`,
  );
}

/** An object stream that contains itself, according to the table. */
function withinItself(): Uint8Array {
  const stream =
    '5 0 obj\n<</Type/ObjStm/N 1/First 4/Length 9>>\nstream\n1 0 <<>>  \nendstream\nendobj\n';
  const row = (kind: number, at: number) => String.fromCharCode(kind, at >> 8, at & 255, 0);
  return withTable('/Size 6/W[1 2 1]/Index[1 1 5 1]', row(2, 5) + row(2, 5), stream);
}

/** Wrong cross-reference tables. */
export const hostileTables: HostilePdf[] = [
  {
    name: 'sections of a table that follow each other in a circle',
    says: says.fine,
    make() {
      const text = Buffer.from(simplePdf(basics)).toString('latin1');
      const start = text.lastIndexOf('xref\n0');
      return latin1(text.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${start}`));
    },
  },
  {
    name: 'an object stream within itself',
    says: 'This PDF is damaged: it has no pages.',
    make: withinItself,
  },
  {
    name: 'a huge /Size',
    says: 'This PDF is damaged: it has no catalog.',
    make: () => withTable('/Size 2147483647/Index[0 2147483647]/W[1 2 1]', '\0'.repeat(40)),
  },
  {
    name: 'a huge /Index',
    says: says.tooMany,
    make: () => withTable('/Size 9/Index[9999999 9]/W[1 2 1]', '\0'.repeat(40)),
  },
  {
    name: 'a huge /W',
    says: 'This PDF is damaged: it has no catalog.',
    make: () => withTable('/Size 9/W[9999999 2 1]', '\0'.repeat(40)),
  },
  {
    name: 'a table with more rows than there may be objects',
    says: says.tooMany,
    make: () => latin1(`%PDF-1.7\nxref\n0 2147483647\nstartxref\n9\n%%EOF\n`),
  },
  {
    name: 'huge /Columns',
    says: 'This PDF is damaged: it has no catalog.',
    make: () =>
      withTable(
        '/Size 9/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 999999999>>',
        packed(40),
      ),
  },
  {
    name: 'a predictor over an endless row',
    says: says.tooLarge,
    make: () =>
      withTable(
        '/Size 9/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 4/Columns 7>>',
        packed(260 * 1024 * 1024),
      ),
  },
  {
    name: '200,001 objects',
    says: says.tooMany,
    make: () => simplePdf({ ...basics, ...numbered(200_001, 4, () => 'null') }),
  },
];
