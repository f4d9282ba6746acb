import type { BlankAnswer } from '@formpress/model';
import { drawnField } from '../drawn-field.ts';
import { type Ink, moveInks, type Tag } from '../ink.ts';
import type { LayoutContext } from '../layout-context.ts';
import { answerHeight, tickSize } from '../measures.ts';
import { stackPieces } from '../piece.ts';
import { setText } from '../text/set-text.ts';
import { tickInks } from './choices.ts';
import type { FittedBox } from './fitted-box.ts';
import { linePieces } from './text.ts';

export type TableColumn = { x: number; width: number; align: 'left' | 'center' | 'right' };

const side = 2;
const above = 1.2;
/** Figures have no descenders, so they are lowered to be centred. */
const drop = 0.5;

/** Fits a cell of a table: vertically centred words, or an answer. */
export function fitTableCell(
  cell: string | BlankAnswer,
  column: TableColumn,
  context: LayoutContext,
  tag: Tag,
): FittedBox {
  if (typeof cell !== 'string') return fitAnswer(cell, column, context, tag);
  const style = { size: context.size, align: column.align };
  const text = setText(cell, column.width - 2 * side, style, context, tag);
  const { inks, height } = stackPieces(linePieces(text, 0));
  if (inks.length === 0) inks.push(emptyInk(context.size, tag));
  return {
    height: height + 2 * above,
    fill: (given) => moveInks(inks, side, (given - height) / 2 + drop),
  };
}

/** A space, so that a screen reader counts an empty cell as a column too. */
function emptyInk(size: number, tag: Tag): Ink {
  return { kind: 'text', x: 0, y: 0, text: ' ', face: 'regular', size, width: 0, tag };
}

function fitAnswer(
  answer: BlankAnswer,
  column: TableColumn,
  context: LayoutContext,
  tag: Tag,
): FittedBox {
  const field = drawnField(answer, context, '');
  if (field.type !== 'text') {
    const x = (column.width - tickSize) / 2;
    const height = tickSize + 4;
    return { height, fill: (given) => tickInks(field, x, (given + tickSize) / 2 - 1, tag) };
  }
  return {
    height: answerHeight,
    fill: (given) => [
      {
        kind: 'widget',
        ...{ x: 1, y: given - answerHeight + 0.5, width: column.width - 2 },
        height: answerHeight - 1,
        field,
        tag: { role: 'Form', parent: tag },
      },
    ],
  };
}
