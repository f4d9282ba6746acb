import type { BlankBlock } from '@formpress/model';
import { type LayoutContext, within } from '../layout-context.ts';
import { indent, type Piece } from '../piece.ts';
import { layOutBoxes } from './boxes.ts';
import { layOutChoices } from './choices.ts';
import { layOutColumns } from './columns.ts';
import { layOutHeading, layOutSubheading } from './heading.ts';
import { layOutLines } from './lines.ts';
import { layOutList } from './list.ts';
import { layOutMasthead } from './masthead.ts';
import { layOutRule, layOutSpace } from './rule.ts';
import { layOutSection } from './section.ts';
import { layOutTable } from './table.ts';
import { layOutText } from './text.ts';

/** Lays out blocks one after the other. Each becomes pieces, between which a page may end. */
export function layOutBlocks(blocks: BlankBlock[], context: LayoutContext): Piece[] {
  return blocks.flatMap((block, index) => {
    const place = within(context, index);
    return layBlock(block, place).map((piece) => ({ at: place.at, ...piece }));
  });
}

function layBlock(block: BlankBlock, context: LayoutContext): Piece[] {
  if (typeof block !== 'string') {
    if ('section' in block) return layOutSection(block, context);
    if ('across' in block || 'down' in block) return layOutBoxes(block, context);
  }
  const lines = typeof block !== 'string' && 'lines' in block;
  const width = context.width - (lines ? 1 : 2) * context.inset;
  return indent(layWords(block, { ...context, width, inset: 0 }), context.inset);
}

/** Lays out the blocks that are inset from the edges. Answers of lines reach the right edge. */
function layWords(
  block: Exclude<BlankBlock, { section: string } | { across: unknown } | { down: unknown }>,
  context: LayoutContext,
): Piece[] {
  if (typeof block === 'string' || 'text' in block) return layOutText(block, context);
  if ('lines' in block) return layOutLines(block, context);
  if ('choices' in block) return layOutChoices(block, context);
  if ('list' in block) return layOutList(block, context);
  if ('table' in block) return layOutTable(block, context);
  if ('columns' in block) return layOutColumns(block, context);
  if ('heading' in block) return layOutHeading(block, context);
  if ('subheading' in block) return layOutSubheading(block, context);
  if ('masthead' in block) return layOutMasthead(block, context);
  if ('rule' in block) return layOutRule(block, context);
  return layOutSpace(block);
}
