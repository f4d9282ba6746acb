/** A piece of a line: fixed words, or a value that may be missing. */
export type Piece = { words: string } | { value: string };

/**
 * Puts a line together. The gap of a missing value closes: of the words around it one separator
 * stays, and none stands before the first or after the last value unless it belongs to that value.
 */
export function joinPieces(pieces: Piece[]): string {
  let line = '';
  let gap = ''; // all words since the last value that was written
  let separator = ''; // the one of them that stays when a value is missing
  let hasValues = false;
  let isWhole = true; // no value is missing since the last one that was written
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

/** Of several separators the last that shows, such as a comma, else the first space. */
function betterSeparator(before: string, words: string): string {
  return before === '' || words.trim() !== '' ? words : before;
}
