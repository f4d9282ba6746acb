/** A piece of a line: fixed words, or a value that may be missing. */
export type Piece = { words: string } | { value: string };

/**
 * Puts a line together. The gap of a missing value closes: of the words around it one separator
 * stays, and none stands before the first or after the last value unless it belongs to that value.
 */
export function joinPieces(pieces: Piece[]): string {
  if (pieces.every((piece) => 'words' in piece)) return pieces.map(({ words }) => words).join('');
  let line = '';
  let gap: string[] = [];
  let isWhole = true; // no value is missing since the last one that was written
  for (const piece of pieces) {
    if ('words' in piece) {
      gap.push(piece.words);
    } else if (piece.value === '') {
      isWhole = false;
    } else {
      const between = isWhole ? gap.join('') : line === '' ? '' : separatorOf(gap);
      line += between + piece.value;
      gap = [];
      isWhole = true;
    }
  }
  return line !== '' && isWhole ? line + gap.join('') : line;
}

/** Of several separators the last that shows, such as a comma, else the first space. */
function separatorOf(gap: string[]): string {
  return gap.findLast((words) => words.trim() !== '') ?? gap[0] ?? '';
}
