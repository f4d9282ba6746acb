import {
  type PDFContext,
  PDFCrossRefStream,
  PDFName,
  type PDFObject,
  PDFObjectStream,
  type PDFRef,
  PDFStream,
} from 'pdf-lib';

type Numbered = [PDFRef, PDFObject];

const objectsPerStream = 200;
const header = latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');

/** The bytes of a document: streams one by one, all other objects in object streams. */
export function serialize(context: PDFContext, root: PDFRef, info: PDFRef): Uint8Array {
  const objects = context.enumerateIndirectObjects();
  const streams = objects.filter(([, object]) => object instanceof PDFStream);
  const others = objects.filter(([, object]) => !(object instanceof PDFStream));
  const table = PDFCrossRefStream.create(context.obj({}));
  for (let start = 0; start < others.length; start += objectsPerStream) {
    const chunk = others.slice(start, start + objectsPerStream);
    const ref = context.nextRef();
    for (const [index, [member]] of chunk.entries()) table.addCompressedEntry(member, ref, index);
    streams.push([ref, PDFObjectStream.withContextAndObjects(context, chunk)]);
  }
  const tableRef = context.nextRef();
  table.dict.set(PDFName.of('Size'), context.obj(tableRef.objectNumber + 1));
  table.dict.set(PDFName.of('Root'), root);
  table.dict.set(PDFName.of('Info'), info);
  return assemble(streams, [tableRef, table], table);
}

function assemble(streams: Numbered[], last: Numbered, table: PDFCrossRefStream): Uint8Array {
  const parts: Uint8Array[] = [header];
  let length = header.length;
  for (const [ref, object] of streams) {
    table.addUncompressedEntry(ref, length);
    const bytes = bytesOf([ref, object]);
    parts.push(bytes);
    length += bytes.length;
  }
  table.addUncompressedEntry(last[0], length);
  parts.push(bytesOf(last), latin(`startxref\n${length}\n%%EOF\n`));
  return joined(parts);
}

function bytesOf([ref, object]: Numbered): Uint8Array {
  const body = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(body, 0);
  return joined([latin(`${ref.objectNumber} 0 obj\n`), body, latin('\nendobj\n')]);
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
