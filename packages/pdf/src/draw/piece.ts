import type { Path } from './blank-problem.ts';
import { type Ink, shift } from './ink.ts';

/** A slice of the form that is never cut: its marks from its top left corner, and its height. */
export type Piece = {
  inks: Ink[];
  height: number;
  /** The space wanted above and below. Of two that meet, the larger counts. */
  before: number;
  after: number;
  /** It stands on the same page as the piece that follows. */
  keep?: boolean;
  /** It has a frame; two frames that follow each other share a rule. */
  framed?: boolean;
  /** The block it comes from. */
  at?: Path;
};

/** The space between two pieces that stand one below the other. */
function gap(upper: Piece | undefined, lower: Piece): number {
  if (!upper || (upper.framed && lower.framed)) return 0;
  return Math.max(upper.after, lower.before);
}

/** How high pieces are one below the other, without the spaces at both ends. */
export function heightOf(pieces: Piece[]): number {
  return pieces.reduce(
    (sum, piece, index) => sum + gap(pieces[index - 1], piece) + piece.height,
    0,
  );
}

/** Sets pieces one below the other. */
export function stack(pieces: Piece[]): { inks: Ink[]; height: number } {
  const inks: Ink[] = [];
  let height = 0;
  let upper: Piece | undefined;
  for (const piece of pieces) {
    height += gap(upper, piece);
    inks.push(...shift(piece.inks, 0, height));
    height += piece.height;
    upper = piece;
  }
  return { inks, height };
}

/** The same pieces, further to the right. */
export function indent(pieces: Piece[], by: number): Piece[] {
  return by === 0 ? pieces : pieces.map((piece) => ({ ...piece, inks: shift(piece.inks, by, 0) }));
}

/** Fills columns or pages with pieces. What is too high for any has one to itself. */
export function pour(pieces: Piece[], heightIn: (index: number) => number): Piece[][] {
  const filled: Piece[][] = [];
  for (const chunk of chunksOf(pieces)) {
    const last = filled.at(-1);
    const context = heightIn(filled.length - 1) + 0.001;
    if (last && heightOf([...last, ...chunk]) <= context) last.push(...chunk);
    else filled.push([...chunk]);
  }
  return filled;
}

function chunksOf(pieces: Piece[]): Piece[][] {
  const chunks: Piece[][] = [];
  let open: Piece[] | undefined;
  for (const piece of pieces) {
    if (open) open.push(piece);
    else chunks.push([piece]);
    open = piece.keep ? chunks.at(-1) : undefined;
  }
  return chunks;
}
