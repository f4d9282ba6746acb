import type { BlankBlock } from '@formpress/model';
import { indent, type Piece } from '../piece.ts';
import { type Room, within } from '../room.ts';
import { layBoxes } from './boxes.ts';
import { layChoices } from './choices.ts';
import { layColumns } from './columns.ts';
import { layHeading, laySubheading } from './heading.ts';
import { layLines } from './lines.ts';
import { layList } from './list.ts';
import { layMasthead } from './masthead.ts';
import { layRule, laySpace } from './rule.ts';
import { laySection } from './section.ts';
import { layTable } from './table.ts';
import { layText } from './text.ts';

/** Lays blocks one after the other. Each becomes the pieces it may be cut into. */
export function layBlocks(blocks: BlankBlock[], room: Room): Piece[] {
  return blocks.flatMap((block, index) => {
    const place = within(room, index);
    return layBlock(block, place).map((piece) => ({ at: place.at, ...piece }));
  });
}

function layBlock(block: BlankBlock, room: Room): Piece[] {
  if (typeof block !== 'string') {
    if ('section' in block) return laySection(block, room);
    if ('across' in block || 'down' in block) return layBoxes(block, room);
  }
  const lines = typeof block !== 'string' && 'lines' in block;
  const width = room.width - (lines ? 1 : 2) * room.inset;
  return indent(layWords(block, { ...room, width, inset: 0 }), room.inset);
}

/** The blocks that keep from the edge of their room; answers of lines touch the right one. */
function layWords(
  block: Exclude<BlankBlock, { section: string } | { across: unknown } | { down: unknown }>,
  room: Room,
): Piece[] {
  if (typeof block === 'string' || 'text' in block) return layText(block, room);
  if ('lines' in block) return layLines(block, room);
  if ('choices' in block) return layChoices(block, room);
  if ('list' in block) return layList(block, room);
  if ('table' in block) return layTable(block, room);
  if ('columns' in block) return layColumns(block, room);
  if ('heading' in block) return layHeading(block, room);
  if ('subheading' in block) return laySubheading(block, room);
  if ('masthead' in block) return layMasthead(block, room);
  if ('rule' in block) return layRule(block, room);
  return laySpace(block);
}
