import type { BlankLines, BlankRow } from '@formpress/model';
import type { LayoutContext } from '../layout-context.ts';
import { widthOf } from '../text/fonts.ts';
import type { Label } from './line-labels.ts';

/** The horizontal positions in a group of numbered lines, measured from the left. */
export type LineGrid = {
  look: 'ruled' | 'columns' | 'boxed' | 'rows';
  /** Whether answers are in ruled columns. */
  inColumns: boolean;
  /** The inset of words from the edges, for rows with a frame. */
  side: number;
  /** Where text begins without a label, with a label, and with an indented label. */
  textAt: [number, number, number];
  number: { x: number; width: number };
  answer: { x: number; width: number };
  /** The space between two lines. */
  gap: number;
  /** The column of amounts that a later line adds up. */
  inner: { number: number; answer: number };
  width: number;
  numbered: boolean;
};

/** Divides the width of a page between labels, texts, numbers and answers. */
export function gridOf(block: BlankLines, labels: Label[], context: LayoutContext): LineGrid {
  const answered = block.lines.some((row) => row.field !== undefined);
  const numbered = answered && (block.numbers ?? 'both') !== 'left';
  const numberWidth = numbered ? widestNumber(block.lines, context.size) : 0;
  const answerWidth = answered ? Number(block.width ?? 72) : 0;
  const answer = { x: context.width - answerWidth, width: answerWidth };
  const number = { x: answer.x - numberWidth, width: numberWidth };
  const first = labelWidth(labels, 1, context.size);
  const innerAnswer = number.x - answerWidth;
  const innerNumbered = block.lines.some((row) => row.column && row.line);
  const look = block.look ?? 'ruled';
  const side = look === 'rows' ? 4 : 0;
  const inColumns = look === 'columns' || look === 'rows';
  const textX = side + first;
  return {
    ...{ look, inColumns, side },
    textAt: [side, textX, textX + labelWidth(labels, 2, context.size)],
    number,
    answer,
    inner: { number: innerAnswer - (innerNumbered ? numberWidth : 0), answer: innerAnswer },
    gap: inColumns ? 0 : Number(block.gap ?? 2.5),
    width: context.width,
    numbered,
  };
}

function widestNumber(rows: BlankRow[], size: number): number {
  const widths = rows.map((row) => (row.line ? widthOf(row.line, 'bold', size) : 0));
  return Math.max(size * 2.9, ...widths.map((width) => width + 7));
}

function labelWidth(labels: Label[], level: 1 | 2, size: number): number {
  const widths = labels
    .filter((label) => label.level === level)
    .map((label) => widthOf(label.text, 'bold', size));
  return widths.length === 0 ? 0 : Math.max(...widths) + size * 0.7;
}
