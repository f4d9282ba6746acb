import type { BlankText } from '@formpress/model';
import { drawnField } from '../drawn-field.ts';
import type { Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import type { Piece } from '../piece.ts';
import { type SetText, setText } from '../text/set-text.ts';

/** Lays out a paragraph. */
export function layOutText(block: string | BlankText, context: LayoutContext): Piece[] {
  const { text, ...rest } = typeof block === 'string' ? { text: block } : block;
  const size = 'size' in rest && rest.size ? Number(rest.size) : context.size;
  const blanks = blanksOf(rest, text, context);
  const tag: Tag = { role: 'P', parent: context.tag };
  const style = { size, blanks, ...('align' in rest && rest.align && { align: rest.align }) };
  return linePieces(setText(text, context.width, style, context, tag), size * 0.4);
}

/** The fields of the blanks in a text. */
export function blanksOf(holder: Pick<BlankText, 'blanks'>, words: string, context: LayoutContext) {
  return (holder.blanks ?? []).map((answer, index) =>
    drawnField(answer, within(context, 'blanks', index), words),
  );
}

/** A piece for each line of a text. Neither its first nor its last line is left alone on a page. */
export function linePieces({ lines, lineHeight }: SetText, space: number): Piece[] {
  return lines.map(({ inks }, index) => {
    const left = lines.length - 1 - index;
    return {
      inks,
      height: lineHeight,
      before: index === 0 ? space : 0,
      after: left === 0 ? space : 0,
      keep: left > 0 && (index === 0 || left === 1),
    };
  });
}
