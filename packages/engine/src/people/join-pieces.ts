/** A piece of a line: fixed words, or a value that may be missing. */
export type Piece = { words: string } | { value: string };

/**
 * Joins the pieces of a line. The gap of a missing value is closed: of the words around it, only one separator
 * is kept. Words before the first or after the last printed value are dropped if a value is missing there.
 */
export function joinPieces(pieces: Piece[]): string {
  let line = '';
  let gap = ''; // all words since the last printed value
  let separator = ''; // the one that is kept when a value is missing
  let hasValues = false;
  let isWhole = true; // no value is missing since the last printed one
  for (const piece of pieces) {
    if ('words' in piece) {
      gap += piece.words;
      separator = betterSeparator(separator, piece.words);
      continue;
    }
    hasValues = true;
    if (piece.value === '') {
      isWhole = false;
      continue;
    }
    line += (isWhole ? gap : line === '' ? '' : separator) + piece.value;
    [gap, separator, isWhole] = ['', '', true];
  }
  if (!hasValues) return gap;
  return line !== '' && isWhole ? line + gap : line;
}

/** The better of two separators: the last visible one, such as a comma, or else the first space. */
function betterSeparator(before: string, words: string): string {
  return before === '' || words.trim() !== '' ? words : before;
}
