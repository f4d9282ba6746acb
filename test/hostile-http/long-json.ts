/** The unit of long texts, and the maximum number of bytes of a request. */
export type Size = { unit: string; bytes: number };

type Json = Record<string, unknown>;

const marker = '\u0001here';

/** A body as JSON with members added to the object at a path, up to a size. */
export function withMembers(
  body: object,
  place: string,
  members: (bytes: number) => string,
  bytes: number,
): string {
  const copy = structuredClone(body) as Json;
  objectAt(copy, place)[marker] = 0;
  const text = JSON.stringify(copy);
  const hole = `${JSON.stringify(marker)}:0`;
  return filled(text, hole, members, bytes);
}

/** A body as JSON with another value at a path, up to a size. */
export function withValue(
  body: object,
  place: string,
  value: (bytes: number) => string,
  bytes: number,
): string {
  const copy = structuredClone(body) as Json;
  const names = place.split('.');
  objectAt(copy, names.slice(0, -1).join('.'))[names.at(-1) ?? ''] = marker;
  return filled(JSON.stringify(copy), JSON.stringify(marker), value, bytes);
}

function filled(text: string, hole: string, fill: (bytes: number) => string, bytes: number) {
  const room = bytes - Buffer.byteLength(text) + hole.length;
  return text.replace(hole, () => fill(room));
}

function objectAt(body: Json, place: string): Json {
  let object = body;
  for (const name of place.split('.').filter(Boolean)) {
    object[name] ??= {};
    object = object[name] as Json;
  }
  return object;
}

/** A unit repeated up to a number of bytes, escaped for JSON. */
function repeated(unit: string, bytes: number): string {
  const escaped = JSON.stringify(unit).slice(1, -1);
  return escaped.repeat(Math.max(0, Math.floor(bytes / Buffer.byteLength(escaped))));
}

/** Bodies with a few more values than this are refused without parsing. */
const mostRead = 20_400;

function numbered(bytes: number, member: (index: number) => string, most = mostRead): string {
  const members: string[] = [];
  let left = bytes;
  for (let index = 0; index < most; index += 1) {
    const text = member(index);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) break;
    members.push(text);
  }
  return members.join(',') || '"":0';
}

const knownKeys = ['filingStatus', 'employee', 'zipCode', 'otherIncome', 'streetAddress1', 'state'];
const mistyped = (index: number) => {
  const known = knownKeys[index % knownKeys.length] ?? '';
  return `"${known.slice(0, -1)}${index.toString(36)}":1`;
};

function deep(open: string, close: string, levels: number): string {
  const inside = open === '[' ? '' : '1';
  return `"a":${open.repeat(levels)}${inside}${close.repeat(levels)}`;
}

/** Members that make an object large. */
export const membersOf: Record<string, (size: Size) => string> = {
  'a long key': ({ unit, bytes }) => `"${repeated(unit, bytes - 5)}":1`,
  'a key of dots': ({ bytes }) => `"${'.'.repeat(bytes - 20)}":1,"x":[]`,
  'some long keys': ({ unit, bytes }) =>
    numbered(bytes, (index) => `"${index}${repeated(unit, bytes / 20)}":1`),
  'many keys': ({ bytes }) => numbered(bytes, (index) => `"${index.toString(36)}x":1`),
  'more keys than are read': ({ bytes }) =>
    numbered(bytes, (index) => `"${index.toString(36)}x":1`, Number.POSITIVE_INFINITY),
  'many mistyped keys': ({ bytes }) => numbered(bytes, mistyped),
  'many keys of text': ({ unit, bytes }) =>
    numbered(bytes, (index) => `"${index.toString(36)}y":"${repeated(unit, 20)}"`),
  'many numbers as keys': ({ bytes }) => numbered(bytes, (index) => `"${index * 4096}":1`),
  'many values of a wrong type': ({ bytes }) =>
    numbered(bytes, (index) => `"${index.toString(36)}z":null`),
  'a repeated key': ({ bytes }) => numbered(bytes, () => '"a":1'),
  'deep objects': ({ bytes }) => deep('{"a":', '}', Math.min(bytes / 6 - 2, mostRead)),
  'deep lists': ({ bytes }) => deep('[', ']', Math.min(bytes / 2 - 4, mostRead)),
  'deeper lists than are read': ({ bytes }) => deep('[', ']', bytes / 2 - 4),
  'a long list': ({ bytes }) => `"a":[${numbered(bytes - 6, () => '0')}]`,
};

/** Values that are long. */
export const longTexts: Record<string, (size: Size) => string> = {
  'a long text': ({ unit, bytes }) => `"${repeated(unit, bytes - 2)}"`,
  'a text of marks': ({ bytes }) => `"a${repeated('\u0301\u0316', bytes - 3)}"`,
  digits: ({ bytes }) => `"${'7'.repeat(bytes - 2)}"`,
  decimals: ({ bytes }) => `"0.${'0'.repeat(bytes - 5)}7"`,
  commas: ({ bytes }) => `"${repeated('a,', bytes - 3)}a"`,
  'a long number': ({ bytes }) => '7'.repeat(bytes),
  'a list of texts': ({ bytes }) => `[${numbered(bytes - 2, () => '"a"')}]`,
};
