import type { Blank, BlankPage } from '@formpress/model';
import { BlankProblem } from './blank-problem.ts';
import { layOutBlocks } from './blocks/lay-out-blocks.ts';
import type { DrawOptions } from './draw-options.ts';
import { footerHeight, headerHeight, setFurniture } from './furniture.ts';
import { numberHeadings } from './headings.ts';
import { type Ink, moveInks, type Tag } from './ink.ts';
import type { LayoutContext } from './layout-context.ts';
import { margin, papers } from './measures.ts';
import { distribute, type Piece, stackPieces } from './piece.ts';

/** A page with all its marks, in reading order. */
export type Sheet = { width: number; height: number; inks: Ink[] };

/** Lays out a blank on pages. */
export function layout(blank: Blank, options: DrawOptions): Sheet[] {
  const paper = papers[blank.paper ?? 'letter'];
  const document: Tag = { role: 'Document' };
  const filled: Piece[][] = [];
  const heightOn = (sheet: number) =>
    paper.height -
    margin.top -
    margin.bottom -
    footerHeight(blank, sheet) -
    headerHeight(blank, sheet);

  for (const [index, page] of blank.pages.entries()) {
    const pieces = layOutBlocks(page.holds, contextOf(blank, page, index, document));
    const first = filled.length;
    filled.push(...distribute(pieces, (sheet) => heightOn(first + sheet)));
  }
  const sheets = filled.map((pieces, sheet) => {
    const body = stackPieces(pieces);
    if (body.height > heightOn(sheet) + 0.001) throw tooHigh(pieces);
    const inks = moveInks(body.inks, margin.side, margin.top + headerHeight(blank, sheet));
    const furniture = setFurniture(blank, options, { sheet, sheets: filled.length, document });
    return { ...paper, inks: [...furniture.head, ...inks, ...furniture.foot] };
  });
  numberHeadings(sheets.flatMap(({ inks }) => inks));
  return sheets;
}

function contextOf(blank: Blank, page: BlankPage, index: number, document: Tag): LayoutContext {
  return {
    width: papers[blank.paper ?? 'letter'].width - 2 * margin.side,
    size: Number(page.size ?? blank.size ?? 9),
    inset: 0,
    frame: 'closed',
    tag: document,
    at: ['pages', index, 'holds'],
    ...(page.under !== undefined && { under: page.under }),
    lay: layOutBlocks,
  };
}

function tooHigh(pieces: Piece[]): BlankProblem {
  return new BlankProblem(
    'This does not fit on one page. Split it into two, or choose a smaller size.',
    pieces[0]?.at ?? ['pages'],
  );
}
