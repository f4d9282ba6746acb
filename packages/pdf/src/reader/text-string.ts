import { latin1, latin1Bytes } from './characters.ts';
import { PdfString } from './values.ts';
import { wordAt } from './words.ts';

// ISO 32000-1, annex D.3: the codes of PDFDocEncoding that differ from Latin 1.
const special: Record<number, string> = {};
for (const [first, characters] of [
  [0x18, '˘ˇˆ˙˝˛˚˜'],
  [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'],
  [0xa0, '€'],
] as const) {
  for (const [i, character] of [...characters].entries()) special[first + i] = character;
}

/** Decodes a text string, such as a name, tooltip or value. */
export function decodeText(string: PdfString): string {
  const { bytes } = string;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes.subarray(2));
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return Buffer.from(bytes.subarray(2)).toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return Buffer.from(bytes.subarray(3)).toString('utf8');
  }
  if (isPlain(bytes)) return wordAt(bytes, 0, bytes.length);
  return Array.from(bytes, (code) => special[code] ?? String.fromCharCode(code)).join('');
}

/** Whether a string is plain ASCII, as most names are. */
function isPlain(bytes: Uint8Array): boolean {
  for (const code of bytes) if (code < 0x20 || code > 0x7e) return false;
  return true;
}

function utf16(bytes: Uint8Array): string {
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const low = lowBytes(even);
  return low ? wordAt(low, 0, low.length) : Buffer.from(even).swap16().toString('utf16le');
}

/** The second byte of each pair, when the first is always 0: the characters of Latin 1. */
function lowBytes(bytes: Uint8Array): Uint8Array | undefined {
  const low = new Uint8Array(bytes.length / 2);
  for (let i = 0; i < low.length; i += 1) {
    if (bytes[2 * i] !== 0) return undefined;
    low[i] = bytes[2 * i + 1] as number;
  }
  return low;
}

/** Encodes a text string. */
export function encodeText(text: string): PdfString {
  const plain = [...text].every((each) => each.charCodeAt(0) >= 32 && each.charCodeAt(0) < 127);
  if (plain) return new PdfString(latin1Bytes(text));
  const swapped = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return new PdfString(new Uint8Array(swapped));
}

/** The readable form of a name: its bytes as UTF-8 if valid, otherwise as Latin 1. */
export function decodeName(name: string): string {
  const bytes = latin1Bytes(name);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return latin1(bytes);
  }
}
