import { zlibSync } from 'fflate';
import {
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
} from 'pdf-lib';

/** A text string outside page content, in any language. */
export function textString(text: string): PDFHexString {
  return PDFHexString.fromText(text);
}

/** Adds a compressed stream. We choose the compressor, so that the bytes are the same everywhere. */
export function addStream(
  context: PDFContext,
  content: Uint8Array,
  dict: PDFDict = context.obj({}),
): PDFRef {
  const packed = zlibSync(content, { level: 9 });
  dict.set(name('Filter'), name('FlateDecode'));
  dict.set(name('Length'), context.obj(packed.length));
  return context.register(PDFRawStream.of(dict, packed));
}

/** A number for page content: at most three decimals, never an exponent. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** A name, such as the state of a checkbox. */
export const name = PDFName.of;
