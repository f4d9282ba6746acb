import { deflateSync } from 'node:zlib';
import { type SimpleObjects, simplePdf } from '../foundation/simple-pdf.ts';

/** A small hostile file and the expected result: a message, or that it can be read. */
export type HostilePdf = { name: string; says: string; make(): Uint8Array };

/** The objects of a file with one empty page. */
export const basics = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R>>',
};

/** The result of a file without problems, and the messages of limits that several files exceed. */
export const says = {
  fine: 'is read',
  tooMany: 'This PDF has more than 200,000 objects.',
  tooDeep: 'This PDF is nested more than 64 levels deep.',
  tooSlow: 'This PDF takes longer than 10 seconds to read.',
  tooWordy: 'This PDF has more than 16 MiB of names and values.',
  tooLarge: 'This PDF unpacks to more than 256 MiB.',
};

const known = new Map<number, string>();

/** A number of spaces, compressed. */
export function packed(size: number): string {
  const data = known.get(size) ?? pack(size);
  known.set(size, data);
  return data;
}

function pack(size: number): string {
  return deflateSync(new Uint8Array(size).fill(0x20), { level: 9 }).toString('latin1');
}

/** One byte per character. */
export function latin1(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

/** A number of objects, numbered from the first. */
export function numbered<T extends SimpleObjects[number]>(
  count: number,
  first: number,
  object: (i: number) => T,
): SimpleObjects {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [first + i, object(i)]));
}

/** References to a number of objects. */
export function references(count: number, first: number): string {
  return Array.from({ length: count }, (_, i) => `${first + i} 0 R`).join(' ');
}

/** A page with one box and these drawing operators. */
export function drawing(data: string, resources = '', more: SimpleObjects = {}): Uint8Array {
  return simplePdf({
    1: '<</Pages 2 0 R/AcroForm<</Fields[5 0 R]>>>>',
    2: basics[2],
    3: `<</Type/Page/Annots[5 0 R]/Contents 4 0 R/Resources<<${resources}>>>>`,
    4: { dictionary: '', data },
    5: '<</Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]>>',
    ...more,
  });
}
