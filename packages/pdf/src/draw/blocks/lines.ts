import type { BlankLines } from '@formpress/model';
import { ruleAcross } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { thin } from '../measures.ts';
import type { Piece } from '../piece.ts';
import { gridOf } from './line-grid.ts';
import { lineLabels } from './line-labels.ts';
import { layOutRow } from './row.ts';

/** Lays out numbered lines with their answers at the right edge. */
export function layOutLines(block: BlankLines, context: LayoutContext): Piece[] {
  const numbers = block.numbers ?? (block.look === 'rows' ? 'left' : 'both');
  const labels = lineLabels(block.lines, numbers);
  const grid = gridOf({ ...block, numbers }, labels, context);
  const pieces = block.lines.map((row, index) => {
    const unit = row.unit ?? block.unit;
    const after = row.after ?? block.after;
    const label = labels[index] ?? { text: '', level: 0 };
    const align = row.align ?? block.align;
    const whole = {
      ...row,
      ...(unit && { unit }),
      ...(after && { after }),
      ...(align && { align }),
    };
    return layOutRow(whole, label, grid, within(context, 'lines', index));
  });
  if (grid.look === 'columns') {
    const top = ruleAcross(grid.number.x, 0, grid.width - grid.number.x, thin);
    pieces[0]?.inks.unshift(top);
  }
  return pieces;
}
