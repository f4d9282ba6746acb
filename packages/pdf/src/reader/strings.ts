import { hexDigit } from './characters.ts';
import { damaged, limits } from './limits.ts';

type Read = { bytes: Uint8Array; end: number };

/** Reads a string in parentheses, whose first character after "(" is at `start`. */
export function readLiteral(bytes: Uint8Array, start: number): Read {
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
  const out: number[] = [];
  let half = -1;
  for (let at = start; ; at += 1) {
    const code = bytes[at];
    if (code === undefined || out.length > limits.textBytes) {
      throw damaged('a text in it has no end');
    }
    if (code === 0x3e) {
      if (half >= 0) out.push(half * 16);
      return { bytes: Uint8Array.from(out), end: at + 1 };
    }
    const digit = hexDigit(code);
    if (digit < 0) continue;
    if (half < 0) {
      half = digit;
    } else {
      out.push(half * 16 + digit);
      half = -1;
    }
  }
}
