import { boxLine } from './box-line.ts';
import { highwayName, splitRoadNumbers } from './highway-name.ts';
import { wordsOf } from './normalize-words.ts';
import { splitUnit } from './split-unit.ts';
import { streetSuffixes } from './street-suffixes.ts';
import {
  directions,
  frenchDirections,
  frenchTypes,
  numberedUnits,
  spanishTypes,
} from './street-words.ts';

/**
 * A street line in postal spelling: capitals, no punctuation, standard abbreviations (USPS Publication
 * 28).
 */
export function normalizeStreet(text: string): string {
  const words = splitRoadNumbers(withoutNumberSigns(wordsOf(text)));
  const box = boxLine(words);
  if (box) return box.join(' ');
  const { street, unit } = splitUnit(words);
  return [...(boxLine(street) ?? streetWords(street)), ...unit].join(' ');
}

/** Changes STE # 12 to STE 12. A number sign without a unit is kept. */
function withoutNumberSigns(words: string[]): string[] {
  return words.filter((word, index) => {
    const before = words[index - 1] ?? '';
    return word !== '#' || !(numberedUnits.has(before) || before === 'BOX');
  });
}

/** Normalizes a house number, which may have a fraction, and the name of a street. */
function streetWords(words: string[]): string[] {
  const hasNumber = /^[0-9]/.test(words[0] ?? '');
  const hasFraction = hasNumber && /^[0-9]+\/[0-9]+$/.test(words[1] ?? '');
  const first = Number(hasNumber) + Number(hasFraction);
  return [...words.slice(0, first), ...nameWords(joinOrdinals(words.slice(first)))];
}

function nameWords(words: string[]): string[] {
  const [first = '', ...rest] = words;
  const spanish = spanishTypes.get(first);
  if (spanish && rest.length > 0) return [spanish, ...rest];
  const french = frenchTypes.get(first);
  if (french && rest.length > 0) return [french, ...frenchName(rest)];
  const direction = rest.length > 1 ? directions.get(first) : undefined;
  const highway = highwayName(direction ? rest : words);
  if (!highway) return plainName(words);
  return [...(direction ? [direction] : []), ...highway.name, ...suffixes(highway.rest)];
}

function frenchName(words: string[]): string[] {
  const direction = words.length > 1 ? frenchDirections.get(words.at(-1) ?? '') : undefined;
  return direction ? [...words.slice(0, -1), direction] : words;
}

/** Normalizes the parts direction, name, suffix and direction. The name keeps at least one word, as spelled. */
function plainName(sent: string[]): string[] {
  const words = joinDirections(sent);
  const last = endsWithDirection(words) ? words.length - 2 : words.length - 1;
  const hasSuffix = last > 0 && streetSuffixes.has(words[last] ?? '');
  const hasDirection = directions.has(words[0] ?? '') && (hasSuffix ? last > 1 : last > 0);
  return words.map((word, index) => {
    if (index === 0 && hasDirection) return directions.get(word) ?? word;
    if (index === last && hasSuffix) return streetSuffixes.get(word) ?? word;
    if (index > last) return directions.get(word) ?? word;
    return word;
  });
}

/** Abbreviates the words after the number of a highway: BYPASS, FRONTAGE ROAD, a direction. */
function suffixes(words: string[]): string[] {
  const last = endsWithDirection(words) ? words.length - 2 : words.length - 1;
  return words.map((word, index) => {
    if (index > last || words.length === 1) return directions.get(word) ?? short(word);
    return index === last ? short(word) : word;
  });
}

function short(word: string): string {
  return streetSuffixes.get(word) ?? word;
}

function endsWithDirection(words: string[]): boolean {
  return words.length > 1 && directions.has(words.at(-1) ?? '');
}

/** Changes 24 TH STREET to 24TH STREET. */
function joinOrdinals(words: string[]): string[] {
  const [number = '', ending = '', suffix = ''] = words;
  const isOrdinal = /^[0-9]+$/.test(number) && ending === endingOf(number);
  if (!isOrdinal || !streetSuffixes.has(suffix)) return words;
  return [number + ending, ...words.slice(2)];
}

function endingOf(number: string): string {
  if (/1[123]$/.test(number)) return 'TH';
  return { 1: 'ST', 2: 'ND', 3: 'RD' }[number.slice(-1)] ?? 'TH';
}

/** Changes SOUTH EAST MAIN STREET to SE MAIN ST. In SOUTH EAST STREET, East is the name. */
function joinDirections(words: string[]): string[] {
  const ends = endsWithDirection(words) ? words.length - 1 : words.length;
  const nameLength = streetSuffixes.has(words[ends - 1] ?? '') ? ends - 1 : ends;
  const joined = joinedDirection(words[0], words[1]);
  const rest = joined && nameLength > 2 ? [joined, ...words.slice(2)] : words;
  const last = joinedDirection(rest.at(-2), rest.at(-1));
  const follows = rest.length > 3 && streetSuffixes.has(rest.at(-3) ?? '');
  return last && follows ? [...rest.slice(0, -2), last] : rest;
}

function joinedDirection(one = '', other = ''): string | undefined {
  const pair = `${directions.get(one)}${directions.get(other)}`;
  return /^[NS][EW]$/.test(pair) ? pair : undefined;
}
