/** A word at its visible position, in points from the lower left corner of the page. */
export type PrintedWord = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
};

/** Words on one baseline, from left to right. */
export type PrintedRow = { baseline: number; size: number; words: PrintedWord[] };

/** A letter of text that runs from left to right. */
export type SeenGlyph = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
};

/** Letters closer than this, as a fraction of the size, belong to one word. */
const withinWord = 0.16;
/** Baselines closer than this, as a fraction of the size, are the same. */
const sameBaseline = 0.3;

const ordinary = /^[!-~]+$/;

/** Groups letters into words and words into rows, the topmost row first. */
export function printedRows(glyphs: SeenGlyph[]): PrintedRow[] {
  return rowsOf(wordsOf(glyphs));
}

function wordsOf(glyphs: SeenGlyph[]): PrintedWord[] {
  const words: PrintedWord[] = [];
  let word: PrintedWord | undefined;
  for (const glyph of glyphs) {
    const text = plain(glyph.text);
    if (text === '') {
      if (!word || !liesWithin(word, glyph)) word = undefined;
    } else if (word && continues(word, glyph) && belongsTo(word, text)) {
      word.text += text;
      word.right = Math.max(word.right, glyph.right);
    } else {
      word = { ...glyph, text };
      words.push(word);
    }
  }
  return words;
}

/** Whether a space lies on a letter, as after some ligatures, and so does not end the word. */
function liesWithin(word: PrintedWord, space: SeenGlyph): boolean {
  return space.left < word.right - withinWord * space.size && space.left > word.left;
}

/** Whether text continues a word. Leaders and lines to write on do not: "....4b.____". */
function belongsTo({ text: before }: PrintedWord, text: string): boolean {
  if (before.endsWith('.') && /^\.{3,}$/.test(before)) return text === '.';
  return before.endsWith('_') === text.startsWith('_');
}

/** Letters as people type them, without spaces and invisible characters. */
function plain(text: string): string {
  if (text.length === 1 && text >= '!' && text <= '~') return text;
  if (ordinary.test(text)) return text;
  return text
    .replace(/[\s\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .replaceAll('ﬁ', 'fi')
    .replaceAll('ﬂ', 'fl');
}

function continues(word: PrintedWord, glyph: SeenGlyph): boolean {
  const gap = glyph.left - word.right;
  const near = gap < withinWord * glyph.size && gap > -0.4 * glyph.size;
  return near && Math.abs(glyph.baseline - word.baseline) < sameBaseline * glyph.size;
}

function rowsOf(words: PrintedWord[]): PrintedRow[] {
  const rows: PrintedRow[] = [];
  for (const word of [...words].sort((a, b) => b.baseline - a.baseline)) {
    const row = rows.at(-1);
    if (row && row.baseline - word.baseline < sameBaseline * Math.min(row.size, word.size)) {
      row.words.push(word);
      row.size = Math.max(row.size, word.size);
    } else {
      rows.push({ baseline: word.baseline, size: word.size, words: [word] });
    }
  }
  for (const row of rows) row.words.sort((a, b) => a.left - b.left);
  return rows;
}
