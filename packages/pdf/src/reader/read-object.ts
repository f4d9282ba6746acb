import type { Encryption } from './encryption.ts';
import { type Budget, damaged } from './limits.ts';
import { Parser } from './parser.ts';
import { type Dictionary, isDictionary, StreamObject, type Value } from './values.ts';

type Options = {
  budget?: Budget;
  encryption?: Encryption | undefined;
  resolve?: (value: Value | undefined) => Value;
  expected?: number;
};

/** Reads the object "12 0 obj … endobj" that begins at an offset. */
export function readObject(bytes: Uint8Array, offset: number, options: Options = {}): Value {
  const start = new Parser(bytes, offset);
  const number = start.integer();
  const generation = start.integer();
  if (number === undefined || generation === undefined || start.keyword() !== 'obj') {
    throw damaged('an object is not where it should be');
  }
  if (options.expected !== undefined && options.expected !== number) {
    throw damaged('an object is not where it should be');
  }
  const decrypt = options.encryption?.string(number, generation);
  const parser = new Parser(bytes, start.position, decrypt);
  const value = parser.value();
  options.budget?.countValues(parser.count);
  if (!isDictionary(value)) return value;
  const begin = beginOfStream(parser);
  if (begin === undefined) return value;
  const stored = bytes.subarray(begin, begin + lengthOf(bytes, begin, value, options));
  return new StreamObject(value, stored, streamKey(value, number, generation, options));
}

function streamKey(value: Dictionary, number: number, generation: number, options: Options) {
  const { encryption } = options;
  return encryption?.covers(value) ? encryption.stream(number, generation) : undefined;
}

function beginOfStream(parser: Parser): number | undefined {
  if (parser.keyword() !== 'stream') return undefined;
  const { bytes, position } = parser;
  if (bytes[position] === 0x0d) return bytes[position + 1] === 0x0a ? position + 2 : position + 1;
  return bytes[position] === 0x0a ? position + 1 : position;
}

function lengthOf(bytes: Uint8Array, begin: number, value: Dictionary, options: Options): number {
  const declared = options.resolve?.(value.get('Length')) ?? value.get('Length');
  if (typeof declared === 'number' && declared >= 0 && endsAt(bytes, begin + declared))
    return declared;
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = rest.indexOf('endstream', begin, 'latin1');
  if (end < 0) throw damaged('a part of it is cut off');
  if (bytes[end - 1] !== 0x0a) return bytes[end - 1] === 0x0d ? end - 1 - begin : end - begin;
  return (bytes[end - 2] === 0x0d ? end - 2 : end - 1) - begin;
}

function endsAt(bytes: Uint8Array, at: number): boolean {
  if (at > bytes.length) return false;
  return new Parser(bytes, at).keyword() === 'endstream';
}
