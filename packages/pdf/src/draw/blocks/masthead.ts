import type { BlankMasthead } from '@formpress/model';
import { type Ink, moveInks, ruleAcross, ruleDown, type Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { captionSize, thick, thin } from '../measures.ts';
import { indent, type Piece, stackPieces } from '../piece.ts';
import { widthOf } from '../text/fonts.ts';
import { baseline } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { linePieces } from './text.ts';

const leftWidth = 92;
const widestLeft = 132;
const rightWidth = 92;
const pad = 5;

/** A form number of several words stays on one line if it fits at this size. */
const oneLineSize = 16;

/** Lays out the head of a form: number and agency, title and notes, small print and year. */
export function layOutMasthead(block: BlankMasthead, context: LayoutContext): Piece[] {
  const hasCorner = block.corner !== undefined || block.year !== undefined;
  const right = hasCorner ? rightWidth : 0;
  const side = sideWidth(block);
  const width = context.width - side - right - 2 * pad;
  const left = stackPieces(numberPieces(block, side - pad, context));
  const middle = stackPieces(titlePieces(block, { ...context, width }));
  const corner = stackPieces(cornerPieces(block, { ...context, width: right - pad }));
  const height = Math.max(left.height, middle.height, corner.height) + 4;
  const drop = (height - 4 - middle.height) / 2;
  const inks: Ink[] = [
    ...left.inks,
    ruleDown(side, 0, height, thin),
    ...moveInks(middle.inks, side + pad, drop),
    ...(hasCorner ? [ruleDown(context.width - right, 0, height, thin)] : []),
    ...moveInks(corner.inks, context.width - right + pad, 0),
    ruleAcross(0, height, context.width, thick),
  ];
  return [{ inks, height, before: 0, after: 0 }];
}

/** The width of the number's column, larger where several words would not fit side by side. */
function sideWidth(block: BlankMasthead): number {
  const needed = kindWidth(block) + widthOf(block.masthead, 'bold', oneLineSize) + pad;
  const isWide = block.masthead.includes(' ') && needed <= widestLeft;
  return isWide ? Math.max(leftWidth, Math.ceil(needed)) : leftWidth;
}

/** The word before the number, such as Form. */
function kindOf({ kind }: BlankMasthead): string {
  return kind ? `${kind} ` : '';
}

function kindWidth(block: BlankMasthead): number {
  return widthOf(kindOf(block), 'regular', captionSize);
}

function numberPieces(block: BlankMasthead, width: number, context: LayoutContext): Piece[] {
  const tag: Tag = { role: 'P', parent: context.tag };
  const kind = kindOf(block);
  const start = kindWidth(block);
  const size = numberSize(block.masthead, width - start);
  const place = within(context, 'masthead');
  const number = setText(block.masthead, width - start, { size, bold: true }, place, tag);
  const pieces = indent(linePieces(number, 0), start);
  if (kind && pieces[0]) {
    const look = { face: 'regular', size: captionSize, width: start, tag } as const;
    pieces[0].inks.unshift({ kind: 'text', x: 0, y: baseline(size), text: kind, ...look });
  }
  return [...pieces, ...smallPieces(block.agency ?? [], context, width, 'left', 'agency')];
}

/** The largest size at which the number fits: on one line, or with a line for each word. */
function numberSize(number: string, width: number): number {
  const oneLine = Math.floor(width / widthOf(number, 'bold', 1));
  if (oneLine >= oneLineSize) return Math.min(24, oneLine);
  const widest = Math.max(...number.split(' ').map((word) => widthOf(word, 'bold', 1)));
  return Math.max(8, Math.min(24, Math.floor(width / widest)));
}

function titlePieces(block: BlankMasthead, context: LayoutContext): Piece[] {
  const tag: Tag = { role: 'H1', parent: context.tag };
  const style = {
    size: titleSize(block.title, context.width),
    bold: true,
    align: 'center',
  } as const;
  const title = setText(block.title, context.width, style, within(context, 'title'), tag);
  const notes = (block.notes ?? []).flatMap((note, index) => {
    const small = { size: 8, bold: true, align: 'center' } as const;
    const place = within(context, 'notes', index);
    const text = setText(note, context.width, small, place, { role: 'P', parent: context.tag });
    return linePieces(text, 1);
  });
  return [...linePieces(title, 2), ...notes];
}

/** The size of the title. One that nearly fits on one line is set slightly smaller. */
function titleSize(title: string, width: number): number {
  const fitting = width / widthOf(title, 'bold', 1);
  return fitting < 12.5 ? 15 : Math.min(15, Math.floor(fitting * 4) / 4);
}

function cornerPieces(block: BlankMasthead, context: LayoutContext): Piece[] {
  const pieces = smallPieces(block.corner ?? [], context, context.width, 'center', 'corner');
  if (block.year === undefined) return pieces;
  if (pieces.length > 0) {
    const rule = ruleAcross(-pad, 0, context.width + pad, thin);
    pieces.push({ inks: [rule], height: 0, before: 3, after: 4 });
  }
  return [...pieces, ...yearPieces(block.year, context)];
}

/** The year as on tax forms: the century in outline, the rest in bold. */
function yearPieces(year: string, context: LayoutContext): Piece[] {
  const style = { size: 22, bold: true, align: 'center' } as const;
  const tag: Tag = { role: 'P', parent: context.tag };
  const pieces = linePieces(setText(year, context.width, style, within(context, 'year'), tag), 0);
  const [ink] = pieces[0]?.inks ?? [];
  if (!/^[0-9]{4}$/.test(year) || ink?.kind !== 'text') return pieces;
  const width = ink.width / 2;
  const century: Ink = { ...ink, text: year.slice(0, 2), width, look: 'outline' };
  const rest: Ink = { ...ink, text: year.slice(2), width, x: ink.x + width };
  return pieces.map((piece) => ({ ...piece, inks: [century, rest] }));
}

function smallPieces(
  lines: string[],
  context: LayoutContext,
  width: number,
  align: 'left' | 'center',
  key: string,
): Piece[] {
  const tag: Tag = { role: 'P', parent: context.tag };
  return lines.flatMap((line, index) => {
    const place = within(context, key, index);
    return linePieces(setText(line, width, { size: captionSize, align }, place, tag), 0);
  });
}
