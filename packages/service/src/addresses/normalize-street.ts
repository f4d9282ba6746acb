import { streetSuffixes } from './street-suffixes.ts';
import { directions, loneUnits, numberedUnits } from './street-words.ts';

/**
 * A street line in postal spelling: capitals, no punctuation, usual abbreviations (USPS Publication
 * 28).
 */
export function normalizeStreet(text: string): string {
  const words = withoutNumberSigns(wordsOf(text));
  const box = boxOf(words);
  if (box) return box;
  const unitAt = whereUnitBegins(words);
  return [...streetWords(words.slice(0, unitAt)), ...unitWords(words.slice(unitAt))].join(' ');
}

/**
 * Any line of an address in capitals, without accents and without punctuation that the post leaves
 * out.
 */
export function normalizeWords(text: string): string {
  return wordsOf(text).join(' ');
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/(?<![0-9])\.|\.(?![0-9])|['’`]/g, '')
    .replace(/[^\p{L}\p{N}#./&-]/gu, ' ')
    .replace(/(?: *#)+/g, ' # ')
    .split(/\s+/)
    .filter(Boolean);
}

/** STE # 12 is STE 12; a number sign alone stays. */
function withoutNumberSigns(words: string[]): string[] {
  return words.filter((word, index) => {
    const before = words[index - 1] ?? '';
    return word !== '#' || !(numberedUnits.has(before) || before === 'BOX');
  });
}

/** A box is the whole delivery address: PO BOX 12, RR 2 BOX 18, HC 1 BOX 4. */
function boxOf(words: string[]): string | undefined {
  const line = words.join(' ');
  const box = /^(?:P ?O|POST OFFICE) (?:BOX|DRAWER) (\S+)$/.exec(line);
  if (box) return `PO BOX ${box[1]}`;
  const route = /^(RR|R R|RURAL ROUTE|RFD|HC|HIGHWAY CONTRACT) (?:# )?(\S+) BOX (\S+)$/.exec(line);
  if (!route) return undefined;
  return `${route[1]?.startsWith('H') ? 'HC' : 'RR'} ${route[2]} BOX ${route[3]}`;
}

/** The unit follows a number and a street; a street line that begins with one is all unit. */
function whereUnitBegins(words: string[]): number {
  for (let index = 0; index < words.length; index += 1) {
    const left = words.length - index - 1;
    const word = words[index] ?? '';
    const begins = numberedUnits.has(word)
      ? left === 1 || left === 2
      : loneUnits.has(word) && left === 0;
    if (begins && (index === 0 || index > 2)) return index;
  }
  return words.length;
}

function unitWords([designator, ...rest]: string[]): string[] {
  if (designator === undefined) return [];
  return [numberedUnits.get(designator) ?? loneUnits.get(designator) ?? designator, ...rest];
}

/**
 * Number, direction, name, suffix, direction: the name keeps at least one word, spelled as it is.
 */
function streetWords(words: string[]): string[] {
  const first = /^[0-9]/.test(words[0] ?? '') ? 1 : 0;
  const last = endsWithDirection(words, first) ? words.length - 2 : words.length - 1;
  const hasSuffix = last > first && streetSuffixes.has(words[last] ?? '');
  const hasDirection =
    directions.has(words[first] ?? '') && (hasSuffix ? last - first > 1 : last > first);
  return words.map((word, index) => {
    if (index === first && hasDirection) return directions.get(word) ?? word;
    if (index === last && hasSuffix) return streetSuffixes.get(word) ?? word;
    if (index > last) return directions.get(word) ?? word;
    return word;
  });
}

function endsWithDirection(words: string[], first: number): boolean {
  return words.length - first > 1 && directions.has(words.at(-1) ?? '');
}
