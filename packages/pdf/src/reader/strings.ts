import { hexDigit } from './characters.ts';
import { damaged, limits } from './limits.ts';

type Read = { bytes: Uint8Array; end: number };

/** Reads a string in parentheses, whose first character after "(" is at `start`. */
export function readLiteral(bytes: Uint8Array, start: number): Read {
  const end = endOfPlain(bytes, start);
  if (bytes[end] === 0x29) return { bytes: bytes.subarray(start, end), end: end + 1 };
  return readOdd(bytes, start);
}

/** The end of the characters that need no unescaping. */
function endOfPlain(bytes: Uint8Array, start: number): number {
  const last = Math.min(bytes.length, start + limits.textBytes);
  for (let at = start; at < last; at += 1) {
    const code = bytes[at] as number;
    if (code === 0x29 || code === 0x28 || code === 0x5c || code === 0x0d) return at;
  }
  return last;
}

function readOdd(bytes: Uint8Array, start: number): Read {
  const out: number[] = [];
  let depth = 1;
  let at = start;
  for (;;) {
    const code = bytes[at++];
    if (code === undefined || out.length > limits.textBytes)
      throw damaged('a text in it has no end');
    if (code === 0x5c) {
      at = readEscape(bytes, at, out);
      continue;
    }
    if (code === 0x28) depth += 1;
    if (code === 0x29 && --depth === 0) return { bytes: Uint8Array.from(out), end: at };
    if (code === 0x0d) {
      if (bytes[at] === 0x0a) at += 1;
      out.push(0x0a);
    } else {
      out.push(code);
    }
  }
}

const escapes = new Map(
  [...'nrtbf'].map((letter, i) => [letter.charCodeAt(0), '\n\r\t\b\f'.charCodeAt(i)]),
);

function readEscape(bytes: Uint8Array, at: number, out: number[]): number {
  const code = bytes[at];
  if (code === undefined) return at;
  if (code >= 48 && code <= 55) return readOctal(bytes, at, out);
  if (code === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1;
  if (code !== 0x0a) out.push(escapes.get(code) ?? code);
  return at + 1;
}

function readOctal(bytes: Uint8Array, start: number, out: number[]): number {
  let value = 0;
  let at = start;
  for (; at < start + 3; at += 1) {
    const code = bytes[at];
    if (code === undefined || code < 48 || code > 55) break;
    value = value * 8 + code - 48;
  }
  out.push(value & 255);
  return at;
}

/** Reads a string of hexadecimal digits, whose first character after "<" is at `start`. */
export function readHex(bytes: Uint8Array, start: number): Read {
  const length = bytes.subarray(start, start + 2 * limits.textBytes).indexOf(0x3e);
  if (length < 0) throw damaged('a text in it has no end');
  const close = start + length;
  const out = new Uint8Array((length + 1) >> 1);
  let digits = 0;
  for (let at = start; at < close; at += 1) {
    const digit = hexDigit(bytes[at]);
    if (digit < 0) continue;
    out[digits >> 1] = digits % 2 === 0 ? digit * 16 : (out[digits >> 1] as number) + digit;
    digits += 1;
  }
  return { bytes: out.subarray(0, (digits + 1) >> 1), end: close + 1 };
}
