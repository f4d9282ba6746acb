import type { Typeface } from '@formpress/fill';
import { type CharacterWidths, charactersOf, longestWord, memoize } from '@formpress/patterns';

/** A font with its name, which means the same letters in every plan. */
export type Face = { name: string; type: Typeface };

type Words = (pattern: string) => string | undefined;

const found = new Map<string, Words>();

/** Memoizes words for each font and purpose. */
function once(key: string, make: () => Words): Words {
  const words = found.get(key) ?? memoize(make());
  found.set(key, words);
  return words;
}

/** The widest word that a pattern accepts and a font can print; undefined when words have no maximum length. */
export function widestWord(pattern: string, face: Face): string | undefined {
  return once(`wide ${face.name}`, () => {
    const widths = widthsIn(face);
    return (each) => longestWord(each, widths);
  })(pattern);
}

/** The widest word in a font that contains at least one of the given characters; empty when there is none. */
export function widestWordWith(
  pattern: string,
  face: Face,
  oneOf: ReadonlySet<number>,
): string | undefined {
  return once(`wide ${face.name} with`, () => {
    const widths = widthsIn(face);
    return (each) => (hasAny(each, oneOf) ? longestWord(each, widths, oneOf) : '');
  })(pattern);
}

/** The longest word, and the longest that is not just a number, because numbers are printed shorter. */
export function longestWords(pattern: string, face: Face): (string | undefined)[] {
  const ones = () => new Map([...widthsIn(face).keys()].map((code) => [code, 1]));
  const any = once(`long ${face.name}`, () => {
    const widths = ones();
    return (each) => longestWord(each, widths);
  });
  const noNumber = once(`no number ${face.name}`, () => {
    const widths = ones();
    const others = new Set([...widths.keys()].filter((code) => !isOfNumber(code)));
    return (each) => longestWord(each, widths, others);
  });
  return [any(pattern), noNumber(pattern)];
}

/** A word that has the widest character of all. */
export function wordWithWidestCharacter(pattern: string, face: Face): string | undefined {
  return once(`character ${face.name}`, () => {
    const widths = widthsIn(face);
    return (each) => {
      const codes = [...widths.keys()].filter((code) => isIn(each, code));
      const most = Math.max(...codes.map((code) => widths.get(code) ?? 0));
      const widest = codes.filter((code) => (widths.get(code) ?? 0) === most);
      return longestWord(each, widths, new Set(widest));
    };
  })(pattern);
}

/** The widest character, repeated as often as the longest word is long: at least as wide as any piece of a word. */
export function repeatWidestCharacter(pattern: string, face: Face): string {
  const widths = widthsIn(face);
  const codes = [...widths.keys()].filter((code) => isIn(pattern, code) && !isStripped(code));
  const [widest] = codes.toSorted((a, b) => (widths.get(b) ?? 0) - (widths.get(a) ?? 0));
  const length = longestWord(pattern)?.length ?? 0;
  return widest === undefined ? '' : String.fromCharCode(widest).repeat(length);
}

/** Whether a bare piece leaves out a character. */
function isStripped(code: number): boolean {
  return /[\s()[\]\p{Pd}]/u.test(String.fromCharCode(code));
}

function isIn(pattern: string, code: number): boolean {
  return charactersOf(pattern).some(({ min, max }) => min <= code && code <= max);
}

function hasAny(pattern: string, codes: ReadonlySet<number>): boolean {
  return [...codes].some((code) => isIn(pattern, code));
}

function isOfNumber(code: number): boolean {
  return /[0-9X -]/.test(String.fromCharCode(code));
}

const allWidths = new Map<string, CharacterWidths>();

/** The widths of a font's characters. All digits have one width, so larger ones are preferred: they are never dropped. */
function widthsIn({ name, type }: Face): CharacterWidths {
  const known = allWidths.get(name);
  if (known) return known;
  const widths = new Map<number, number>();
  for (let code = 0x20; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (type.has(character)) widths.set(code, type.widthOf(character) + code / 1e6);
  }
  allWidths.set(name, widths);
  return widths;
}
