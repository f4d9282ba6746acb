import type { BlankCell } from '@formpress/model';
import { drawnField, hasAnswer } from '../drawn-field.ts';
import { type DrawnField, type Ink, moveInks, ruleAcross, ruleDown, type Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { answerHeight, captionSize, thin, tickSize } from '../measures.ts';
import { stackPieces } from '../piece.ts';
import { setText } from '../text/set-text.ts';
import { tickInks } from './choices.ts';
import type { BoxStyle, FittedBox } from './fitted-box.ts';
import { linePieces } from './text.ts';

const pad = 3;
const rowHeight = 12;

/** Fits a box: a caption with an answer or a text below it. A ruled box has its caption below the rule. */
export function fitCell(cell: BlankCell, context: LayoutContext, look: BoxStyle): FittedBox {
  if (look === 'ruled') return fitRuled(cell, context);
  const side = look === 'open' ? 0 : pad;
  const field = answerOf(cell, context);
  const width = context.width - 2 * side;
  const ticked = field !== undefined && field.type !== 'text';
  const caption = captionOf(cell, context, ticked ? width - 2 * tickSize : width);
  const inner = innerOf(cell, context, width);
  const top = caption.height > 0 ? 2 : 0;
  const used = top + caption.height + inner.height;
  const answer = field && !ticked ? heightOf(cell) : 0;
  return {
    height: Math.max(used + answer + (answer > 0 ? 0 : 2), ticked ? tickSize + 6 : 0),
    fill(height) {
      const inks = [
        ...groundOf(cell, context.width, height),
        ...moveInks(caption.inks, side, top),
        ...moveInks(inner.inks, side, top + caption.height),
      ];
      if (field) inks.push(...answerInks(field, context, height, answer));
      return inks;
    },
  };
}

/** The shading of a box, slightly smaller than the box so that it never hides a rule. */
function groundOf(cell: BlankCell, width: number, height: number): Ink[] {
  if (cell.look !== 'shaded') return [];
  const edge = thin / 2;
  const size = { width: width - thin, height: height - thin };
  return [{ kind: 'area', x: edge, y: edge, ...size, gray: 0.9 }];
}

function fitRuled(cell: BlankCell, context: LayoutContext): FittedBox {
  const caption = captionOf(cell, context, context.width);
  const field = answerOf(cell, context);
  const answer = heightOf(cell) + 4;
  return {
    height: answer + 1.5 + caption.height,
    fill(height) {
      const line = height - caption.height - 1.5;
      const box = { x: 0, y: line - answer + 1, width: context.width, height: answer - 1.5 };
      const form: Tag = { role: 'Form', parent: context.tag };
      return [
        ruleAcross(0, line, context.width, thin),
        ...moveInks(caption.inks, 0, line + 1.5),
        ...(field ? [{ kind: 'widget' as const, ...box, field, tag: form }] : []),
      ];
    },
  };
}

function captionOf(
  cell: BlankCell,
  context: LayoutContext,
  width: number,
): { inks: Ink[]; height: number } {
  if (!cell.caption) return { inks: [], height: 0 };
  const tag: Tag = { role: 'P', parent: context.tag };
  const place = within(context, 'caption');
  return stackPieces(
    linePieces(setText(cell.caption, width, { size: captionSize }, place, tag), 0),
  );
}

function innerOf(
  cell: BlankCell,
  context: LayoutContext,
  width: number,
): { inks: Ink[]; height: number } {
  if (!cell.holds) return { inks: [], height: 0 };
  const place: LayoutContext = { ...within(context, 'holds'), width, inset: 0, frame: 'closed' };
  const { inks, height } = stackPieces(context.lay(cell.holds, place));
  return { inks: moveInks(inks, 0, 2), height: height + 4 };
}

function answerOf(cell: BlankCell, context: LayoutContext): DrawnField | undefined {
  return hasAnswer(cell) ? drawnField(cell, context, cell.caption ?? '') : undefined;
}

function heightOf(cell: BlankCell): number {
  return answerHeight + (Number(cell.rows ?? 1) - 1) * rowHeight;
}

function answerInks(
  field: DrawnField,
  context: LayoutContext,
  height: number,
  answer: number,
): Ink[] {
  if (field.type !== 'text') {
    return tickInks(field, context.width - tickSize - pad, tickSize + 2, context.tag);
  }
  const box = { x: 2, y: height - answer, width: context.width - 4, height: answer - 1 };
  return [
    ...combInks(field, box),
    { kind: 'widget', ...box, field, tag: { role: 'Form', parent: context.tag } },
  ];
}

/** The short strokes between the cells of a comb. */
export function combInks(
  field: DrawnField,
  box: { x: number; y: number; width: number; height: number },
): Ink[] {
  if (field.type !== 'text' || !field.comb || !field.max) return [];
  const cell = box.width / field.max;
  return Array.from({ length: field.max - 1 }, (_, index) =>
    ruleDown(box.x + cell * (index + 1), box.y + box.height * 0.5, box.height * 0.5, thin),
  );
}
