import type { BlankSection } from '@formpress/model';
import { type Ink, moveInks, ruleAcross, ruleDown, type Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { thin } from '../measures.ts';
import { type Piece, stackPieces } from '../piece.ts';
import { setText } from '../text/set-text.ts';
import { linePieces } from './text.ts';

/** Lays out a section of the form, with its name in a column on the left, between two rules. */
export function layOutSection(block: BlankSection, context: LayoutContext): Piece[] {
  const side = Number(block.side ?? 64);
  const tag: Tag = { role: 'Sect', parent: context.tag };
  const ruled = (block.look ?? 'ruled') === 'ruled';
  const name = nameOf(block, side, { ...context, tag });
  const place: LayoutContext = {
    ...within(context, 'holds'),
    width: context.width - side,
    inset: ruled ? 4 : 0,
    frame: 'open',
    tag,
  };
  const pieces = context.lay(block.holds, place);
  const content = stackPieces(pieces);
  const above = pieces.at(0)?.before ?? 0;
  const below = pieces.at(-1)?.after ?? 0;
  const height = Math.max(name.height, above + content.height + below);
  const inks: Ink[] = [
    ruleAcross(0, 0, context.width, thin),
    ...name.inks,
    ...(ruled ? [ruleDown(side, 0, height, thin)] : []),
    ...moveInks(content.inks, side, above),
    ruleAcross(0, height, context.width, thin),
  ];
  return [{ inks, height, before: 0, after: 0 }];
}

function nameOf(
  block: BlankSection,
  side: number,
  context: LayoutContext,
): { inks: Ink[]; height: number } {
  const heading: Tag = { role: 'H2', parent: context.tag };
  const style = { size: context.size * 1.05, bold: true };
  const width = side - 5;
  const place = within(context, 'section');
  const pieces = linePieces(setText(block.section, width, style, place, heading), 0);
  if (block.title) {
    const title = setText(block.title, width, style, within(context, 'title'), heading);
    pieces.push(...linePieces(title, 2.5));
  }
  const { inks, height } = stackPieces(pieces);
  return { inks: moveInks(inks, 0, 3), height: height + 6 };
}
