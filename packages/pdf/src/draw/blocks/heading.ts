import type { BlankHeading, BlankSubheading } from '@formpress/model';
import { type Ink, moveInks } from '../ink.ts';
import type { LayoutContext } from '../layout-context.ts';
import { type Piece, stackPieces } from '../piece.ts';
import type { TextStyle } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { linePieces } from './text.ts';

/** Lays out a heading: large words, words centred on a light band, or a dark bar. */
export function layOutHeading(block: BlankHeading, context: LayoutContext): Piece[] {
  const look = block.look ?? 'plain';
  const tag = { role: 'H2', parent: context.tag } as const;
  if (look === 'plain') {
    const style: TextStyle = { size: context.size * 1.5, bold: true, align: block.align ?? 'left' };
    return keptTogether(block.heading, style, context, 'H2', { before: 9, after: 3 });
  }

  const size = context.size * 1.15;
  const pad = look === 'bar' ? 2.5 : 4;
  const style: TextStyle = { size, bold: look === 'bar', align: block.align ?? 'center' };
  const text = setText(
    block.heading,
    context.width - 8,
    { ...style, white: look === 'bar' },
    context,
    tag,
  );
  const { inks, height } = stackPieces(linePieces(text, 0));
  const total = height + 2 * pad;
  const gray = look === 'bar' ? 0.15 : 0.9;
  const ground: Ink = { kind: 'area', x: 0, y: 0, width: context.width, height: total, gray };
  return [
    { inks: [ground, ...moveInks(inks, 4, pad)], height: total, before: 6, after: 4, keep: true },
  ];
}

/** Lays out a smaller heading. */
export function layOutSubheading(block: BlankSubheading, context: LayoutContext): Piece[] {
  const style: TextStyle = { size: context.size * 1.2, bold: true };
  return keptTogether(block.subheading, style, context, 'H3', { before: 6, after: 2 });
}

/** Bold lines that stay on the same page as what follows them. */
export function keptTogether(
  words: string,
  style: TextStyle,
  context: LayoutContext,
  role: 'H2' | 'H3',
  space: { before: number; after: number },
): Piece[] {
  const tag = { role, parent: context.tag };
  const { inks, height } = stackPieces(
    linePieces(setText(words, context.width, style, context, tag), 0),
  );
  return [{ inks, height, ...space, keep: true }];
}
