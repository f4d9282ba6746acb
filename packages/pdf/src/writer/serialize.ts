import { isRegular, latin1 } from '../reader/characters.ts';
import { Name, PdfString, Reference, StreamObject, type Value } from '../reader/values.ts';

/** The new number of a reference in the written file; undefined when its object is missing. */
export type Renumber = (reference: Reference) => number | undefined;

/** Serializes a value, one character per byte. Of a stream only the dictionary. */
export function serialize(value: Value, renumber: Renumber): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return serializeNumber(value);
  if (value instanceof Name) return serializeName(value.text);
  if (value instanceof PdfString) return serializeString(value.bytes);
  if (value instanceof Reference) return serializeReference(renumber(value));
  if (Array.isArray(value)) return serializeArray(value, renumber);
  const dictionary = value instanceof StreamObject ? value.dictionary : value;
  let out = '<<';
  for (const [key, entry] of dictionary) {
    out += `${serializeName(key)}${spaced(serialize(entry, renumber))}`;
  }
  return `${out}>>`;
}

function serializeArray(values: Value[], renumber: Renumber): string {
  let out = '[';
  for (const [i, value] of values.entries()) {
    const text = serialize(value, renumber);
    out += i === 0 ? text : spaced(text);
  }
  return `${out}]`;
}

/** A number without exponent, at most ten decimals. */
export function serializeNumber(value: number): string {
  const plain = String(value);
  if (!plain.includes('e')) return plain;
  if (Math.abs(value) > 1) return BigInt(value).toString();
  return value
    .toFixed(10)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}

/** Most names have only these characters, which need no escaping. */
const plainName = /^[\w.+-]*$/;

function serializeName(text: string): string {
  if (plainName.test(text)) return `/${text}`;
  let out = '/';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const plain = code > 32 && code < 127 && code !== 0x23 && isRegular(code);
    out += plain ? character : `#${code.toString(16).padStart(2, '0')}`;
  }
  return out;
}

export function serializeString(bytes: Uint8Array): string {
  const escaped = latin1(bytes)
    .replace(/[\\()]/g, '\\$&')
    .replace(/\r/g, '\\r');
  return `(${escaped})`;
}

function serializeReference(number: number | undefined): string {
  return number === undefined ? 'null' : `${number} 0 R`;
}

/** Values that do not begin with a delimiter need a space before them. */
function spaced(text: string): string {
  return isRegular(text.charCodeAt(0)) ? ` ${text}` : text;
}
