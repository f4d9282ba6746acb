import { latin1 } from './characters.ts';

const places = 4096;
const longest = 24;
const known: (string | undefined)[] = new Array(places);

/** The bytes as text, one character each. A PDF repeats a few words, so short ones are cached. */
export function wordAt(bytes: Uint8Array, start: number, end: number): string {
  const length = end - start;
  if (length > longest) return latin1(bytes.subarray(start, end));
  let hash = length;
  for (let i = start; i < end; i += 1) hash = (hash * 31 + (bytes[i] as number)) | 0;
  const place = (hash ^ (hash >>> 12)) & (places - 1);
  const candidate = known[place];
  if (candidate !== undefined && isWritten(candidate, bytes, start, length)) return candidate;
  const word = latin1(bytes.subarray(start, end));
  known[place] = word;
  return word;
}

function isWritten(word: string, bytes: Uint8Array, start: number, length: number): boolean {
  if (word.length !== length) return false;
  for (let i = 0; i < length; i += 1) {
    if (word.charCodeAt(i) !== bytes[start + i]) return false;
  }
  return true;
}
