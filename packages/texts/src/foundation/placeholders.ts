/** A piece of a text: words, or a placeholder as it is written, such as {{usd @childCredit}}. */
export type Piece = { words: string } | { placeholder: string };

/** Splits a text at its placeholders. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(\{\{.*?\}\})/s)
    .map((part, index) => (index % 2 === 1 ? { placeholder: part } : { words: part }))
    .filter((piece) => !('words' in piece) || piece.words !== '');
}
