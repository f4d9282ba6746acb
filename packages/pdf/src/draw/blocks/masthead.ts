import type { BlankMasthead } from '@formpress/model';
import { type Ink, ruleAcross, ruleDown, shift, type Tag } from '../ink.ts';
import { captionSize, thick, thin } from '../measures.ts';
import { indent, type Piece, stack } from '../piece.ts';
import { type Room, within } from '../room.ts';
import { widthOf } from '../text/fonts.ts';
import { baseline } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { linePieces } from './text.ts';

const leftWidth = 92;
const widestLeft = 132;
const rightWidth = 92;
const pad = 5;

/** A number of several words stays on one line if it can be as large as this. */
const oneLineSize = 16;

/** The head of a form: number and agency, title and notes, small print and year. */
export function layMasthead(block: BlankMasthead, room: Room): Piece[] {
  const hasCorner = block.corner !== undefined || block.year !== undefined;
  const right = hasCorner ? rightWidth : 0;
  const side = sideWidth(block);
  const width = room.width - side - right - 2 * pad;
  const left = stack(numberPieces(block, side - pad, room));
  const middle = stack(titlePieces(block, { ...room, width }));
  const corner = stack(cornerPieces(block, { ...room, width: right - pad }));
  const height = Math.max(left.height, middle.height, corner.height) + 4;
  const drop = (height - 4 - middle.height) / 2;
  const inks: Ink[] = [
    ...left.inks,
    ruleDown(side, 0, height, thin),
    ...shift(middle.inks, side + pad, drop),
    ...(hasCorner ? [ruleDown(room.width - right, 0, height, thin)] : []),
    ...shift(corner.inks, room.width - right + pad, 0),
    ruleAcross(0, height, room.width, thick),
  ];
  return [{ inks, height, before: 0, after: 0 }];
}

/** The column of the number, wider where several words would not stand side by side in it. */
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

function numberPieces(block: BlankMasthead, width: number, room: Room): Piece[] {
  const tag: Tag = { role: 'P', parent: room.tag };
  const kind = kindOf(block);
  const start = kindWidth(block);
  const size = numberSize(block.masthead, width - start);
  const place = within(room, 'masthead');
  const number = setText(block.masthead, width - start, { size, bold: true }, place, tag);
  const pieces = indent(linePieces(number, 0), start);
  if (kind && pieces[0]) {
    const look = { face: 'regular', size: captionSize, width: start, tag } as const;
    pieces[0].inks.unshift({ kind: 'text', x: 0, y: baseline(size), text: kind, ...look });
  }
  return [...pieces, ...smallPieces(block.agency ?? [], room, width, 'left', 'agency')];
}

/** As large as the number may be in its place: on one line, or else with a line for each word. */
function numberSize(number: string, width: number): number {
  const oneLine = Math.floor(width / widthOf(number, 'bold', 1));
  if (oneLine >= oneLineSize) return Math.min(24, oneLine);
  const widest = Math.max(...number.split(' ').map((word) => widthOf(word, 'bold', 1)));
  return Math.max(8, Math.min(24, Math.floor(width / widest)));
}

function titlePieces(block: BlankMasthead, room: Room): Piece[] {
  const tag: Tag = { role: 'H1', parent: room.tag };
  const style = { size: titleSize(block.title, room.width), bold: true, align: 'center' } as const;
  const title = setText(block.title, room.width, style, within(room, 'title'), tag);
  const notes = (block.notes ?? []).flatMap((note, index) => {
    const small = { size: 8, bold: true, align: 'center' } as const;
    const place = within(room, 'notes', index);
    const text = setText(note, room.width, small, place, { role: 'P', parent: room.tag });
    return linePieces(text, 1);
  });
  return [...linePieces(title, 2), ...notes];
}

/** A title that nearly fits on one line is set a little smaller. */
function titleSize(title: string, width: number): number {
  const fitting = width / widthOf(title, 'bold', 1);
  return fitting < 12.5 ? 15 : Math.min(15, Math.floor(fitting * 4) / 4);
}

function cornerPieces(block: BlankMasthead, room: Room): Piece[] {
  const pieces = smallPieces(block.corner ?? [], room, room.width, 'center', 'corner');
  if (block.year === undefined) return pieces;
  if (pieces.length > 0) {
    const rule = ruleAcross(-pad, 0, room.width + pad, thin);
    pieces.push({ inks: [rule], height: 0, before: 3, after: 4 });
  }
  return [...pieces, ...yearPieces(block.year, room)];
}

/** The year as on tax forms: the century in outline, the rest in bold. */
function yearPieces(year: string, room: Room): Piece[] {
  const style = { size: 22, bold: true, align: 'center' } as const;
  const tag: Tag = { role: 'P', parent: room.tag };
  const pieces = linePieces(setText(year, room.width, style, within(room, 'year'), tag), 0);
  const [ink] = pieces[0]?.inks ?? [];
  if (!/^[0-9]{4}$/.test(year) || ink?.kind !== 'text') return pieces;
  const width = ink.width / 2;
  const century: Ink = { ...ink, text: year.slice(0, 2), width, look: 'outline' };
  const rest: Ink = { ...ink, text: year.slice(2), width, x: ink.x + width };
  return pieces.map((piece) => ({ ...piece, inks: [century, rest] }));
}

function smallPieces(
  lines: string[],
  room: Room,
  width: number,
  align: 'left' | 'center',
  key: string,
): Piece[] {
  const tag: Tag = { role: 'P', parent: room.tag };
  return lines.flatMap((line, index) => {
    const place = within(room, key, index);
    return linePieces(setText(line, width, { size: captionSize, align }, place, tag), 0);
  });
}
