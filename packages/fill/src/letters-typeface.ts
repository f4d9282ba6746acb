import type { PlanLetters } from '@formpress/model';
import { type Ink, stamp } from './ink.ts';
import type { Typeface } from './typeface.ts';

/** The embedded font for letters that the standard fonts lack. Few requests need its table. */
export function lettersTypeface({ resource, characters, widths }: PlanLetters): Typeface {
  let made: Map<number, number> | undefined;
  const glyphOf = (unit: number): number => {
    made ??= glyphsOf(characters);
    return made.get(unit) ?? 0;
  };
  return {
    name: stamp(`/${resource} `),
    isLetters: true,
    widthOf: (text) => {
      let width = 0;
      for (let i = 0; i < text.length; i += 1) {
        const glyph = glyphOf(text.charCodeAt(i));
        if (glyph === 0) return -1;
        width += widths[glyph - 1] ?? 0;
      }
      return width;
    },
    write: (text, ink) => {
      ink.reserve(4 * text.length + 2);
      ink.bytes[ink.length++] = 0x3c;
      for (let i = 0; i < text.length; i += 1) writeHex(glyphOf(text.charCodeAt(i)), ink);
      ink.bytes[ink.length++] = 0x3e;
    },
  };
}

function glyphsOf(characters: string): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < characters.length; i += 1) glyphs.set(characters.charCodeAt(i), i + 1);
  if (/[\ud800-\udfff]/.test(characters)) throw new Error('A letter has two units.');
  return glyphs;
}

function writeHex(glyph: number, ink: Ink): void {
  for (let shift = 12; shift >= 0; shift -= 4) {
    const digit = (glyph >> shift) & 15;
    ink.bytes[ink.length++] = digit < 10 ? 0x30 + digit : 0x57 + digit;
  }
}
