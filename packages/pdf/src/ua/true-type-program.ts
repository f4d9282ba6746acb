import { tablesOf } from '../fonts/true-type.ts';

/** A TrueType font program: its glyphs, their widths, and which character has which glyph. */
export class TrueTypeProgram {
  readonly glyphs: number;
  /** Platform and encoding of its character tables, such as "3,1" for Windows and Unicode. */
  readonly encodings: string[];
  private readonly tables: Map<string, Buffer>;
  private readonly unicode: Map<number, number>;

  constructor(bytes: Uint8Array) {
    this.tables = new Map(tablesOf(Buffer.from(bytes)).map((each) => [each.tag, each.bytes]));
    this.glyphs = this.table('maxp').readUInt16BE(4);
    const map = this.tables.get('cmap') ?? Buffer.alloc(4);
    const entries = Array.from({ length: map.readUInt16BE(2) }, (_, i) => {
      const at = 4 + 8 * i;
      const encoding = `${map.readUInt16BE(at)},${map.readUInt16BE(at + 2)}`;
      return { encoding, offset: map.readUInt32BE(at + 4) };
    });
    this.encodings = entries.map(({ encoding }) => encoding);
    const windows = entries.find(({ encoding }) => encoding === '3,1');
    this.unicode = windows ? glyphsIn(map.subarray(windows.offset)) : new Map();
  }

  /** The glyph of a character; 0 when it has none. */
  glyphOf(character: string): number {
    return this.unicode.get(character.codePointAt(0) ?? 0) ?? 0;
  }

  /** The width of a glyph in thousandths of the size. */
  widthOf(glyph: number): number {
    const count = this.table('hhea').readUInt16BE(34);
    const at = 4 * Math.min(glyph, count - 1);
    return (this.table('hmtx').readUInt16BE(at) * 1000) / this.table('head').readUInt16BE(18);
  }

  private table(tag: string): Buffer {
    const table = this.tables.get(tag);
    if (!table) throw new Error(`An embedded font has no table ${tag}.`);
    return table;
  }
}

/** The glyphs of a character table of format 4 whose runs are all written as differences. */
function glyphsIn(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  if (table.readUInt16BE(0) !== 4) return glyphs;
  const bytes = table.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + bytes + at);
    const difference = table.readUInt16BE(16 + 2 * bytes + at);
    for (let point = first; point <= last && point < 0xffff; point += 1)
      glyphs.set(point, (point + difference) & 0xffff);
  }
  return glyphs;
}
