import type { PlanLetters } from '@formpress/model';
import type { Ink } from './ink.ts';
import { charCodeAt } from './text-units.ts';
import { beginningOf, type Typeface } from './typeface.ts';

/** The embedded font for letters that the standard fonts lack. Few requests need its table. */
export class LettersTypeface implements Typeface {
  readonly resource: string;
  readonly beginning: Uint8Array;
  readonly isLetters = true;
  private glyphs: Map<number, number> | undefined;

  constructor(private readonly letters: PlanLetters) {
    this.resource = letters.resource;
    this.beginning = beginningOf(letters.resource);
  }

  has(text: string): boolean {
    const { length } = text;
    for (let i = 0; i < length; i += 1) {
      const unit = charCodeAt(text, i);
      if (this.glyphOf(unit) === 0 && unit !== 0x0a) return false;
    }
    return true;
  }

  readonly widthOf = (text: string): number => {
    const { length } = text;
    let width = 0;
    for (let i = 0; i < length; i += 1) width += this.width(this.glyphOf(charCodeAt(text, i)));
    return width;
  };

  write(text: string, ink: Ink, start = 0, end = text.length): number {
    ink.reserve(4 * (end - start) + 2);
    let width = 0;
    ink.bytes[ink.length++] = 0x3c;
    for (let i = start; i < end; i += 1) {
      const glyph = this.glyphOf(charCodeAt(text, i));
      if (glyph === 0) return -1;
      writeHex(glyph, ink);
      width += this.width(glyph);
    }
    ink.bytes[ink.length++] = 0x3e;
    return width;
  }

  private glyphOf(unit: number): number {
    this.glyphs ??= glyphsOf(this.letters.characters);
    return this.glyphs.get(unit) ?? 0;
  }

  private width(glyph: number): number {
    return this.letters.widths[glyph - 1] ?? 0;
  }
}

function glyphsOf(characters: string): Map<number, number> {
  if (/[\ud800-\udfff]/.test(characters)) throw new Error('A letter has two units.');
  const glyphs = new Map<number, number>();
  for (let i = 0; i < characters.length; i += 1) glyphs.set(charCodeAt(characters, i), i + 1);
  return glyphs;
}

function writeHex(glyph: number, ink: Ink): void {
  for (let shift = 12; shift >= 0; shift -= 4) {
    const digit = (glyph >> shift) & 15;
    ink.bytes[ink.length++] = digit < 10 ? 0x30 + digit : 0x57 + digit;
  }
}
