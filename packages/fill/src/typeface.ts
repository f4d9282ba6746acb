import type { PlanFont, PlanLetters } from '@formpress/model';
import { winAnsiCode } from './win-ansi.ts';

/** A font as filling sees it: how wide a text is, and how it is written. */
export type Typeface = {
  resource: string;
  /** Whether every character of the text is in the font. */
  has(text: string): boolean;
  /** Thousandths of the font size. */
  widthOf(text: string): number;
  /** The text as an operand, one character per byte. */
  operand(text: string): string;
};

// Characters that stand for themselves between parentheses.
const plain = /^[ -'*-[\]-~¡-¬®-ÿ]*$/;

/** One of the fonts that every viewer has. */
export function standardTypeface(font: PlanFont): Typeface {
  const widths = new Map<number, number>();
  const firstWidths = Array.from({ length: 256 }, (_, unit) => {
    const code = winAnsiCode(unit);
    return code === undefined ? -1 : (font.widths[code - 32] ?? 0);
  });
  const widthOfUnit = (unit: number): number => {
    if (unit < 256) return firstWidths[unit] ?? -1;
    const known = widths.get(unit);
    if (known !== undefined) return known;
    const code = winAnsiCode(unit);
    const width = code === undefined ? -1 : (font.widths[code - 32] ?? 0);
    widths.set(unit, width);
    return width;
  };
  return {
    resource: font.resource,
    has: (text) => {
      for (let i = 0; i < text.length; i += 1) {
        if (widthOfUnit(text.charCodeAt(i)) < 0) return false;
      }
      return true;
    },
    widthOf: (text) => {
      let width = 0;
      for (let i = 0; i < text.length; i += 1) width += widthOfUnit(text.charCodeAt(i));
      return width;
    },
    operand: (text) => `(${plain.test(text) ? text : escaped(text)})`,
  };
}

function escaped(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i += 1) {
    const character = String.fromCharCode(winAnsiCode(text.charCodeAt(i)) ?? 32);
    out +=
      character === '(' || character === ')' || character === '\\' ? `\\${character}` : character;
  }
  return out;
}

/** The embedded font for letters that the standard fonts lack. */
export function lettersTypeface(letters: PlanLetters): Typeface {
  const glyphs = new Map([...letters.characters].map((character, i) => [character, i + 1]));
  const hex = (character: string): string =>
    (glyphs.get(character) ?? 0).toString(16).padStart(4, '0');
  return {
    resource: letters.resource,
    has: (text) => Array.from(text).every((character) => glyphs.has(character)),
    widthOf: (text) => {
      let width = 0;
      for (const character of text) width += letters.widths[(glyphs.get(character) ?? 1) - 1] ?? 0;
      return width;
    },
    operand: (text) => `<${Array.from(text, hex).join('')}>`,
  };
}
