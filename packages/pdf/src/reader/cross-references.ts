import type { Budget } from './limits.ts';
import { damaged, limits, tooManyObjects } from './limits.ts';
import { ObjectLocations } from './object-locations.ts';
import { Parser } from './parser.ts';
import { readObject } from './read-object.ts';
import { unpack } from './unpack.ts';
import { type Dictionary, isDictionary, Name, StreamObject, type Value } from './values.ts';

/** The location of every object of the file, and the newest trailer. */
export type CrossReferences = { places: ObjectLocations; trailer: Dictionary };

/** Reads the cross-reference tables and streams, newest first. */
export function readCrossReferences(bytes: Uint8Array, budget: Budget): CrossReferences {
  const places = new ObjectLocations();
  const seen = new Set<number>();
  const waiting = [startOf(bytes)];
  let trailer: Dictionary | undefined;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    budget.checkTime();
    const section = readSection(bytes, at, places, budget);
    trailer ??= section;
    for (const key of ['XRefStm', 'Prev']) {
      const next = section.get(key);
      if (typeof next === 'number') waiting.push(next);
    }
  }
  if (!trailer?.has('Root')) throw damaged('its table of contents is missing');
  return { places, trailer };
}

function startOf(bytes: Uint8Array): number {
  const tail = Math.max(0, bytes.length - 2048);
  const at = Buffer.from(bytes.buffer, bytes.byteOffset + tail, bytes.length - tail).lastIndexOf(
    'startxref',
  );
  const start = at < 0 ? undefined : new Parser(bytes, tail + at + 9).integer();
  if (start === undefined || start >= bytes.length) throw damaged('its end is missing');
  return start;
}

function readSection(
  bytes: Uint8Array,
  at: number,
  places: ObjectLocations,
  budget: Budget,
): Dictionary {
  const parser = new Parser(bytes, at);
  if (parser.integer() !== undefined) return readStreamSection(bytes, at, places, budget);
  if (parser.keyword() !== 'xref') throw damaged('its table of contents is not where it should be');
  return readTable(parser, places);
}

function readTable(parser: Parser, places: ObjectLocations): Dictionary {
  for (;;) {
    const first = parser.integer();
    if (first === undefined) break;
    const count = parser.integer() ?? 0;
    if (first + count > limits.objects) throw tooManyObjects();
    for (let number = first; number < first + count; number += 1) {
      const offset = parser.integer();
      const generation = parser.integer();
      const kind = parser.keyword();
      if (offset === undefined || generation === undefined)
        throw damaged('its table of contents is cut off');
      places.add(number, kind === 'n' ? { offset } : 'free');
    }
  }
  if (parser.keyword() !== 'trailer') throw damaged('its table of contents has no end');
  const trailer = parser.value();
  if (!isDictionary(trailer)) throw damaged('its table of contents has no end');
  return trailer;
}

function readStreamSection(
  bytes: Uint8Array,
  at: number,
  places: ObjectLocations,
  budget: Budget,
): Dictionary {
  const stream = readObject(bytes, at);
  const type = stream instanceof StreamObject ? stream.dictionary.get('Type') : undefined;
  if (!(stream instanceof StreamObject) || !(type instanceof Name) || type.text !== 'XRef') {
    throw damaged('its table of contents is not where it should be');
  }
  const direct = (value: Value | undefined): Value => value ?? null;
  const rows = unpack(stream, direct, budget);
  if (!rows) throw damaged('its table of contents is packed in an unknown way');
  readRows(rows, stream.dictionary, places);
  return stream.dictionary;
}

function readRows(rows: Uint8Array, dictionary: Dictionary, places: ObjectLocations): void {
  const widths = numbers(dictionary.get('W'));
  const [a = 0, b = 0, c = 0] = widths;
  const width = a + b + c;
  if (widths.length < 3 || widths.some((each) => each > 8) || width === 0) {
    throw damaged('its table of contents has a wrong shape');
  }
  const size = numbers([dictionary.get('Size') ?? 0])[0] ?? 0;
  const index = dictionary.has('Index') ? numbers(dictionary.get('Index')) : [0, size];
  let at = 0;
  for (let i = 0; i + 1 < index.length; i += 2) {
    at += places.addRows(index[i] ?? 0, index[i + 1] ?? 0, rows, at, [a, b, c]);
  }
}

function numbers(value: Value | undefined): number[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof each === 'number' && each >= 0) as number[];
}
