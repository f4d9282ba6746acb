/** A table of a TrueType font. */
type Table = { tag: string; bytes: Buffer };

/** Adds to a TrueType font the table that finds its glyphs by Unicode character. */
export function withCharacterTable(font: Uint8Array, glyphs: Map<number, number>): Uint8Array {
  const tables = [...tablesOf(Buffer.from(font)), { tag: 'cmap', bytes: characterTable(glyphs) }];
  return assembled(tables.sort((a, b) => (a.tag < b.tag ? -1 : 1)));
}

/** The tables of a TrueType font. */
export function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const at = 12 + 16 * i;
    const offset = font.readUInt32BE(at + 8);
    const bytes = Buffer.from(font.subarray(offset, offset + font.readUInt32BE(at + 12)));
    return { tag: font.toString('latin1', at, at + 4), bytes };
  });
}

/** Consecutive characters whose glyphs are consecutive too. */
type Run = { first: number; last: number; glyph: number };

/** One subtable of format 4, for platform 3 and encoding 1: Windows, Unicode. */
function characterTable(glyphs: Map<number, number>): Buffer {
  const runs = [...runsOf(glyphs), { first: 0xffff, last: 0xffff, glyph: 0 }];
  const [count, power] = [runs.length, 2 ** Math.floor(Math.log2(runs.length))];
  const words = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + 8 * count, 0],
    ...[2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ first, glyph }) => (glyph - first) & 0xffff),
    ...runs.map(() => 0),
  ];
  const table = Buffer.alloc(2 * words.length);
  for (const [i, word] of words.entries()) table.writeUInt16BE(word, 2 * i);
  return table;
}

function runsOf(glyphs: Map<number, number>): Run[] {
  const runs: Run[] = [];
  for (const [point, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const follows = run && point === run.last + 1 && glyph === run.glyph + point - run.first;
    if (run && follows) run.last = point;
    else runs.push({ first: point, last: point, glyph });
  }
  return runs;
}

const checksumOfFont = 0xb1b0afba;

function assembled(tables: Table[]): Uint8Array {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x00010000, 0);
  const search = [tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power)];
  for (const [i, word] of search.entries()) head.writeUInt16BE(word, 4 + 2 * i);
  let offset = head.length;
  const bodies = tables.map(({ tag, bytes }, i) => {
    if (tag === 'head') bytes.writeUInt32BE(0, 8);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    const at = 12 + 16 * i;
    head.write(tag, at, 'latin1');
    for (const [j, word] of [checksum(padded), offset, bytes.length].entries())
      head.writeUInt32BE(word, at + 4 + 4 * j);
    offset += padded.length;
    return padded;
  });
  const font = Buffer.concat([head, ...bodies]);
  const at = 12 + 16 * tables.findIndex(({ tag }) => tag === 'head');
  font.writeUInt32BE((checksumOfFont - checksum(font)) >>> 0, font.readUInt32BE(at + 8) + 8);
  return font;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
