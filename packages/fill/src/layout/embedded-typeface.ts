import type { PlanLetters } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Typeface } from './typeface.ts';

/** The embedded font for letters that the standard fonts lack. Its table is made at first use, since few requests need it. */
export class EmbeddedTypeface implements Typeface {
  readonly resource: string;
  private glyphs: ReadonlyMap<number, number> | undefined;

  constructor(private readonly letters: PlanLetters) {
    this.resource = letters.resource;
  }

  has(line: string): boolean {
    return !this.glyphsOf(line).includes(0);
  }

  readonly widthOf = (line: string): number => {
    const { widths } = this.letters;
    return this.glyphsOf(line).reduce((width, glyph) => width + (widths[glyph - 1] ?? 0), 0);
  };

  show(line: string, ink: Ink): number {
    const glyphs = this.glyphsOf(line);
    if (glyphs.includes(0)) return -1;
    ink.usesEmbeddedFont = true;
    const digits = glyphs.map((glyph) => glyph.toString(16).padStart(4, '0'));
    ink.text(`<${digits.join('')}>]TJ`);
    return this.widthOf(line);
  }

  /** The glyph of each UTF-16 unit; 0 when there is none. */
  private glyphsOf(line: string): number[] {
    this.glyphs ??= glyphTable(this.letters.characters);
    const glyphs: number[] = [];
    for (let i = 0; i < line.length; i += 1) {
      glyphs.push(this.glyphs.get(line.charCodeAt(i)) ?? 0);
    }
    return glyphs;
  }
}

const tables = new Map<string, ReadonlyMap<number, number>>();

/** The glyphs of characters, made once for each list of them: nearly all forms have the same one. */
function glyphTable(characters: string): ReadonlyMap<number, number> {
  const table = tables.get(characters) ?? tableOf(characters);
  tables.set(characters, table);
  return table;
}

function tableOf(characters: string): Map<number, number> {
  if (/[\ud800-\udfff]/.test(characters)) throw new Error('A letter has two UTF-16 units.');
  return new Map(Array.from(characters, (each, i) => [each.charCodeAt(0), i + 1]));
}
