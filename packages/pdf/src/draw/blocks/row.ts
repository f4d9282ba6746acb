import type { BlankChoice, BlankChoices, BlankRow } from '@formpress/model';
import { drawnField, hasAnswer } from '../drawn-field.ts';
import { type Ink, moveInks, type Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { leading, tickSize } from '../measures.ts';
import { type Piece, stackPieces } from '../piece.ts';
import { widthOf } from '../text/fonts.ts';
import { baseline } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { layOutChoices, tickInks } from './choices.ts';
import type { LineGrid } from './line-grid.ts';
import type { Label } from './line-labels.ts';
import { layOutList } from './list.ts';
import { answerAscent, answerDescent, columnInks, layOutAnswer } from './row-answer.ts';
import { layOutTicks } from './row-ticks.ts';
import { blanksOf, linePieces } from './text.ts';

const gutter = 8;

/** Lays out a numbered line: label and text on the left, number and answer on the right. */
export function layOutRow(
  row: BlankRow,
  label: Label,
  grid: LineGrid,
  context: LayoutContext,
): Piece {
  const textX = grid.textAt[label.level];
  const tag: Tag = { role: 'P', parent: context.tag };
  const ticks = layOutTicks(row, { ...context, tag });
  const right = textEnd(row, grid) - ticks.width;
  const pad = grid.inColumns ? 3 : 0;
  const content = contentOf(row, { ...context, width: right - textX }, tag);
  const lastLine = content.height - context.size * leading + baseline(context.size);
  const top = Math.max(pad, Math.max(risesBy(row), ticks.rise) - lastLine);
  const line = top + lastLine;
  const height =
    Math.max(top + content.height + pad, line + answerDescent) + (grid.inColumns ? 0 : 0.5);

  const inks: Ink[] = grid.inColumns ? columnInks(row, grid, height) : [];
  if (label.text) inks.push(labelInk(label, grid, context.size, top + baseline(context.size), tag));
  inks.push(...moveInks(content.inks, textX, top));
  const end = textX + content.lastWidth;
  if ((hasAnswer(row) || row.ticks) && right - end > 14) {
    inks.push(leaderInk(end + 5, right, line));
  }
  inks.push(...moveInks(ticks.inks, right, line));
  if (hasAnswer(row)) inks.push(...answerInks(row, grid, { ...context, tag }, line));
  return { inks, height, before: grid.gap, after: grid.gap, framed: grid.look === 'rows' };
}

/** How far the answer extends above its line. */
function risesBy(row: BlankRow): number {
  if (row.field) return answerAscent(row);
  return hasAnswer(row) ? tickSize : 0;
}

function textEnd(row: BlankRow, grid: LineGrid): number {
  const ticked = row.check !== undefined || row.radio !== undefined;
  if (ticked && !grid.inColumns) return grid.width - tickSize - gutter - 4;
  if (grid.answer.width === 0 || (row.ticks && !hasAnswer(row))) return grid.width - grid.side;
  return (row.column ? grid.inner.number : grid.number.x) - gutter;
}

function contentOf(
  row: BlankRow,
  context: LayoutContext,
  tag: Tag,
): { inks: Ink[]; height: number; lastWidth: number } {
  const pieces: Piece[] = [];
  let lastWidth = 0;
  if (row.text) {
    const blanks = blanksOf(row, row.text, context);
    const style = { size: context.size, blanks };
    const text = setText(row.text, context.width, style, within(context, 'text'), tag);
    lastWidth = text.lines.at(-1)?.width ?? 0;
    pieces.push(...linePieces(text, 1));
  }
  if (row.list) pieces.push(...layOutList({ list: row.list }, context));
  if (row.choices) pieces.push(...layOutChoices(choicesOf(row, row.choices), context));
  if (row.list || row.choices) lastWidth = context.width;
  if (row.more) {
    const text = setText(
      row.more,
      context.width,
      { size: context.size },
      within(context, 'more'),
      tag,
    );
    lastWidth = text.lines.at(-1)?.width ?? 0;
    pieces.push(...linePieces(text, 1));
  }
  return { ...stackPieces(pieces), lastWidth };
}

function choicesOf({ perRow }: BlankRow, choices: BlankChoice[]): BlankChoices {
  return { choices, ...(perRow && { perRow }) };
}

function labelInk(label: Label, grid: LineGrid, size: number, y: number, tag: Tag): Ink {
  const x = label.level === 2 ? grid.textAt[1] : grid.side;
  const width = widthOf(label.text, 'bold', size);
  return { kind: 'text', x, y, text: `${label.text} `, face: 'bold', size, width, tag };
}

/** The leader dots. They are counted from the right, so that the dots of all lines are aligned. */
function leaderInk(x: number, toX: number, y: number): Ink {
  return { kind: 'rule', x: toX, y, toX: x, toY: y, thickness: 0.8, dots: 'leader' };
}

function answerInks(row: BlankRow, grid: LineGrid, context: LayoutContext, line: number): Ink[] {
  const words = [row.line, row.text].filter((each) => each !== undefined).join(' ');
  const field = drawnField(row, context, words);
  if (field.type === 'text') return layOutAnswer(row, field, grid, context, line);
  return tickInks(field, grid.width - tickSize - 4, line, context.tag);
}
