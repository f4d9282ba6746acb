import type { BlankChoice, BlankChoices } from '@formpress/model';
import { drawnField } from '../drawn-field.ts';
import { type DrawnField, type Ink, moveInks, type Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { thin, tickSize } from '../measures.ts';
import { type Piece, stackPieces } from '../piece.ts';
import { baseline } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { blanksOf, linePieces } from './text.ts';

const hang = tickSize + 5;
const gutter = 8;

/** Lays out checkboxes with their words, one below the other or several in a row. */
export function layOutChoices(block: BlankChoices, context: LayoutContext): Piece[] {
  const perRow = Number(block.perRow ?? 1);
  const width = (context.width - gutter * (perRow - 1)) / perRow;
  const pieces: Piece[] = [];
  for (let start = 0; start < block.choices.length; start += perRow) {
    const row = block.choices.slice(start, start + perRow).map((choice, offset) => {
      const place = within({ ...context, width }, 'choices', start + offset);
      const { inks, height } = layChoice(choice, place);
      return { inks: moveInks(inks, offset * (width + gutter), 0), height };
    });
    const inks = row.flatMap((each) => each.inks);
    const height = Math.max(...row.map((each) => each.height));
    pieces.push({ inks, height, before: 1.2, after: 1.2 });
  }
  return pieces;
}

function layChoice(choice: BlankChoice, context: LayoutContext): { inks: Ink[]; height: number } {
  const field = drawnField(choice, context, choice.text);
  const tag: Tag = { role: 'P', parent: context.tag };
  const style = { size: context.size, blanks: blanksOf(choice, choice.text, context) };
  const text = setText(choice.text, context.width - hang, style, context, tag);
  const words = stackPieces(linePieces(text, 0));
  const drop = Math.max(0, tickSize - baseline(context.size));
  const tick = tickInks(field, 0, drop + baseline(context.size), context.tag);
  return {
    inks: [...tick, ...moveInks(words.inks, hang, drop)],
    height: drop + Math.max(words.height, tickSize),
  };
}

/** A checkbox on a line of text. */
export function tickInks(field: DrawnField, x: number, line: number, parent: Tag): Ink[] {
  const box = { x, y: line - tickSize + 1, width: tickSize, height: tickSize };
  return [
    { kind: 'frame', ...box, thickness: thin },
    { kind: 'widget', ...box, field, tag: { role: 'Form', parent } },
  ];
}
