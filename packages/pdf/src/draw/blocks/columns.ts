import type { BlankColumns } from '@formpress/model';
import { moveInks } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { distribute, heightOf, type Piece, stackPieces } from '../piece.ts';

const gutter = 20;

/** Lays out text in columns of the smallest height that fits it. */
export function layOutColumns(block: BlankColumns, context: LayoutContext): Piece[] {
  const count = Number(block.count ?? 2);
  const width = (context.width - gutter * (count - 1)) / count;
  const size = Number(block.size ?? context.size);
  const pieces = context.lay(block.columns, { ...within(context, 'columns'), width, size });

  let height = heightOf(pieces) / count;
  while (distribute(pieces, () => height).length > count) height += 1;

  const columns = distribute(pieces, () => height).map(stackPieces);
  const inks = columns.flatMap((column, index) =>
    moveInks(column.inks, index * (width + gutter), 0),
  );
  return [{ inks, height: Math.max(...columns.map((each) => each.height)), before: 4, after: 4 }];
}
