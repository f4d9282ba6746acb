import { streetSuffixes } from './street-suffixes.ts';
import { ambiguousUnits, directions, numberedUnits, unnumberedUnits } from './street-words.ts';

/** A line split into the street and its units, such as BLDG 4 and APT 2. */
export type SplitLine = { street: string[]; unit: string[] };

/**
 * Splits the units off the end of a line. A unit follows a number and a street, or is alone on its
 * line.
 */
export function splitUnit(words: string[]): SplitLine {
  let street = words;
  let unit: string[] = [];
  for (let last = lastUnit(street); last; last = lastUnit(street)) {
    street = street.slice(0, last.at);
    unit = [...last.words, ...unit];
  }
  return { street, unit };
}

type Unit = { at: number; words: string[] };

function lastUnit(words: string[]): Unit | undefined {
  return floorUnit(words) ?? loneUnit(words) ?? numberedUnit(words, 1) ?? numberedUnit(words, 2);
}

/** Recognizes 4TH FLOOR as FL 4. */
function floorUnit(words: string[]): Unit | undefined {
  const at = words.length - 2;
  const number = /^0*([0-9]+)(?:ST|ND|RD|TH)$/.exec(words[at] ?? '')?.[1];
  const isFloor = numberedUnits.get(words[at + 1] ?? '') === 'FL';
  return number && isFloor && mayBegin(at) ? { at, words: ['FL', number] } : undefined;
}

/** Recognizes a unit such as REAR, alone on a line or after a complete street. */
function loneUnit(words: string[]): Unit | undefined {
  const at = words.length - 1;
  const short = unnumberedUnits.get(words[at] ?? '');
  const before = words[at - 1] ?? '';
  const follows = at > 2 && (streetSuffixes.has(before) || directions.has(before));
  return short && (at === 0 || follows) ? { at, words: [short] } : undefined;
}

/** Recognizes APT 4, STE 1200 A, and APT 4 NORTH as APT 4 N. */
function numberedUnit(words: string[], length: 1 | 2): Unit | undefined {
  const at = words.length - length - 1;
  const short = numberedUnits.get(words[at] ?? '');
  if (!short || !mayBegin(at)) return undefined;
  const [number = '', part] = words.slice(at + 1);
  if (part === undefined) {
    return isUnitNumber(number, ambiguousUnits.has(short))
      ? { at, words: [short, number] }
      : undefined;
  }
  const letter = directions.get(part) ?? /^[A-Z]$/.exec(part)?.[0];
  return hasDigit(number) && letter ? { at, words: [short, number, letter] } : undefined;
}

function mayBegin(at: number): boolean {
  return at === 0 || at >= 2;
}

/** Whether a word is the number of a unit. After KEY or LOT it may be part of a name, such as WEST. */
function isUnitNumber(word: string, loose: boolean): boolean {
  if (hasDigit(word)) return true;
  if (loose) return /^[A-Z]$/.test(word) && !directions.has(word);
  return word !== '#' && !numberedUnits.has(word) && !streetSuffixes.has(word);
}

function hasDigit(word: string): boolean {
  return /[0-9]/.test(word);
}
