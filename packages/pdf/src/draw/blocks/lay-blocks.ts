import type { BlankBlock } from '@formpress/model';
import { type LayoutContext, within } from '../layout-context.ts';
import { indent, type Piece } from '../piece.ts';
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

/** Lays out blocks one after the other. Each becomes pieces, between which a page may end. */
export function layBlocks(blocks: BlankBlock[], context: LayoutContext): Piece[] {
  return blocks.flatMap((block, index) => {
    const place = within(context, index);
    return layBlock(block, place).map((piece) => ({ at: place.at, ...piece }));
  });
}

function layBlock(block: BlankBlock, context: LayoutContext): Piece[] {
  if (typeof block !== 'string') {
    if ('section' in block) return laySection(block, context);
    if ('across' in block || 'down' in block) return layBoxes(block, context);
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
  if (typeof block === 'string' || 'text' in block) return layText(block, context);
  if ('lines' in block) return layLines(block, context);
  if ('choices' in block) return layChoices(block, context);
  if ('list' in block) return layList(block, context);
  if ('table' in block) return layTable(block, context);
  if ('columns' in block) return layColumns(block, context);
  if ('heading' in block) return layHeading(block, context);
  if ('subheading' in block) return laySubheading(block, context);
  if ('masthead' in block) return layMasthead(block, context);
  if ('rule' in block) return layRule(block, context);
  return laySpace(block);
}
