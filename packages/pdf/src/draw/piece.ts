import type { Path } from './blank-problem.ts';
import { type Ink, moveInks } from './ink.ts';

/** A part of the form that is never split between pages: its marks from its top left corner, and its height. */
export type Piece = {
  inks: Ink[];
  height: number;
  /** The space above and below. Between two pieces the larger one counts. */
  before: number;
  after: number;
  /** Whether it must be on the same page as the next piece. */
  keep?: boolean;
  /** Whether it has a frame. Two consecutive frames share a rule. */
  framed?: boolean;
  /** The block it comes from. */
  at?: Path;
};

/** The space between two consecutive pieces. */
function gap(upper: Piece | undefined, lower: Piece): number {
  if (!upper || (upper.framed && lower.framed)) return 0;
  return Math.max(upper.after, lower.before);
}

/** The total height of pieces, without the spaces at both ends. */
export function heightOf(pieces: Piece[]): number {
  return pieces.reduce(
    (sum, piece, index) => sum + gap(pieces[index - 1], piece) + piece.height,
    0,
  );
}

/** Places pieces one below the other. */
export function stackPieces(pieces: Piece[]): { inks: Ink[]; height: number } {
  const inks: Ink[] = [];
  let height = 0;
  let upper: Piece | undefined;
  for (const piece of pieces) {
    height += gap(upper, piece);
    inks.push(...moveInks(piece.inks, 0, height));
    height += piece.height;
    upper = piece;
  }
  return { inks, height };
}

/** The same pieces, moved to the right. */
export function indent(pieces: Piece[], by: number): Piece[] {
  return by === 0
    ? pieces
    : pieces.map((piece) => ({ ...piece, inks: moveInks(piece.inks, by, 0) }));
}

/** Distributes pieces over columns or pages. A piece that is too high for any gets one of its own. */
export function distribute(pieces: Piece[], heightIn: (index: number) => number): Piece[][] {
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
