import type { BlankChoice, BlankChoices } from '@formpress/model';
import { drawnField } from '../drawn-field.ts';
import { type DrawnField, type Ink, shift, type Tag } from '../ink.ts';
import { thin, tickSize } from '../measures.ts';
import { type Piece, stack } from '../piece.ts';
import { type Room, within } from '../room.ts';
import { baseline } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { blanksOf, linePieces } from './text.ts';

const hang = tickSize + 5;
const gutter = 8;

/** Boxes to tick with their words, one below the other or several in a row. */
export function layChoices(block: BlankChoices, room: Room): Piece[] {
  const perRow = Number(block.perRow ?? 1);
  const width = (room.width - gutter * (perRow - 1)) / perRow;
  const pieces: Piece[] = [];
  for (let start = 0; start < block.choices.length; start += perRow) {
    const row = block.choices.slice(start, start + perRow).map((choice, offset) => {
      const place = within({ ...room, width }, 'choices', start + offset);
      const { inks, height } = layChoice(choice, place);
      return { inks: shift(inks, offset * (width + gutter), 0), height };
    });
    const inks = row.flatMap((each) => each.inks);
    const height = Math.max(...row.map((each) => each.height));
    pieces.push({ inks, height, before: 1.2, after: 1.2 });
  }
  return pieces;
}

function layChoice(choice: BlankChoice, room: Room): { inks: Ink[]; height: number } {
  const field = drawnField(choice, room, choice.text);
  const tag: Tag = { role: 'P', parent: room.tag };
  const style = { size: room.size, blanks: blanksOf(choice, choice.text, room) };
  const text = setText(choice.text, room.width - hang, style, room, tag);
  const words = stack(linePieces(text, 0));
  const drop = Math.max(0, tickSize - baseline(room.size));
  const tick = tickInks(field, 0, drop + baseline(room.size), room.tag);
  return {
    inks: [...tick, ...shift(words.inks, hang, drop)],
    height: drop + Math.max(words.height, tickSize),
  };
}

/** A box to tick that stands on a line of text. */
export function tickInks(field: DrawnField, x: number, line: number, parent: Tag): Ink[] {
  const box = { x, y: line - tickSize + 1, width: tickSize, height: tickSize };
  return [
    { kind: 'frame', ...box, thickness: thin },
    { kind: 'widget', ...box, field, tag: { role: 'Form', parent } },
  ];
}
