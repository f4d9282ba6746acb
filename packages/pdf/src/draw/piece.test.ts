import { expect, it } from 'vitest';
import { distribute, type Piece, stackPieces } from './piece.ts';

function piece(height: number, more: Partial<Piece> = {}): Piece {
  return { inks: [], height, before: 0, after: 0, ...more };
}

it('leaves the larger of two spaces between pieces, and none at the ends', () => {
  const pieces = [piece(10, { before: 9, after: 2 }), piece(10, { before: 5, after: 9 })];
  expect(stackPieces(pieces).height).toBe(25);
});

it('lets two frames share a rule', () => {
  const box = piece(10, { before: 3, after: 3, framed: true });
  expect(stackPieces([box, box, piece(10)]).height).toBe(33);
});

it('begins another page where the next piece does not fit', () => {
  const pieces = [piece(60), piece(30), piece(20)];
  expect(distribute(pieces, () => 100)).toEqual([[pieces[0], pieces[1]], [pieces[2]]]);
});

it('moves a heading to the page of what follows it', () => {
  const pieces = [piece(80), piece(10, { keep: true }), piece(20)];
  expect(distribute(pieces, () => 100)).toEqual([[pieces[0]], [pieces[1], pieces[2]]]);
});

it('gives a piece that is too high for any page a page of its own', () => {
  const pieces = [piece(10), piece(200), piece(10)];
  expect(distribute(pieces, () => 100).map((page) => page.length)).toEqual([1, 1, 1]);
});
