import type { BlankRow } from '@formpress/model';
import { BlankProblem } from '../blank-problem.ts';
import { hasAnswer } from '../drawn-field.ts';
import type { DrawnField, Ink } from '../ink.ts';
import { ruleAcross, ruleDown } from '../ink.ts';
import type { LayoutContext } from '../layout-context.ts';
import { thin } from '../measures.ts';
import { widthOf } from '../text/fonts.ts';
import { combInks } from './cell.ts';
import type { LineGrid } from './line-grid.ts';

const boxHeight = 12;
/** How far the box of an answer extends below its line. */
export const answerDescent = 3.2;

/** How far the box of an answer extends above its line. */
export function answerAscent(row: BlankRow): number {
  return boxHeight * Number(row.rows ?? 1) - answerDescent;
}

/** Lays out the number, the unit and the box of an answer. */
export function layOutAnswer(
  row: BlankRow,
  field: DrawnField,
  grid: LineGrid,
  context: LayoutContext,
  line: number,
): Ink[] {
  const left = row.column ? grid.inner.answer : grid.answer.x;
  const numberLeft = row.column ? grid.inner.number : grid.number.x;
  const height = answerAscent(row) + answerDescent;
  const bottom = line + answerDescent;
  const unit = row.unit && row.unit !== 'none' ? row.unit : '';
  const unitWidth = unit ? widthOf(unit, 'regular', context.size) + 3 : 0;
  const after = row.after && row.after !== 'none' ? row.after : '';
  const afterWidth = after ? widthOf(after, 'regular', context.size) + 3 : 0;
  const x = left + 1.5 + unitWidth;
  const width = left + grid.answer.width - 1.5 - afterWidth - x;
  if (width < boxHeight) throw new BlankProblem('This leaves no room for the answer.', context.at);
  const box = { x, y: bottom - height, width, height: height - 0.5 };

  const inks: Ink[] = [];
  if (grid.numbered && row.line) {
    const width = widthOf(row.line, 'bold', context.size);
    const middle = numberLeft + (grid.number.width - width) / 2;
    inks.push(words(row.line, 'bold', middle, line, width, context));
  }
  if (unit) inks.push(words(unit, 'regular', left + 2, line, unitWidth - 3, context));
  if (after) inks.push(words(after, 'regular', x + width + 1.5, line, afterWidth - 3, context));
  if (grid.look === 'ruled') inks.push(ruleAcross(left, bottom, grid.answer.width, thin));
  if (grid.look === 'boxed') {
    const frame = { x: left, y: bottom - height, width: grid.answer.width, height };
    inks.push({ kind: 'frame', ...frame, thickness: thin });
  }
  inks.push(...combInks(field, box));
  inks.push({ kind: 'widget', ...box, field, tag: { role: 'Form', parent: context.tag } });
  return inks;
}

function words(
  text: string,
  face: 'bold' | 'regular',
  x: number,
  y: number,
  width: number,
  context: LayoutContext,
): Ink {
  return { kind: 'text', x, y, text, face, size: context.size, width, tag: context.tag };
}

/** The ruled columns next to a line. They are grey where nothing is to be entered. */
export function columnInks(row: BlankRow, grid: LineGrid, height: number): Ink[] {
  if (grid.look === 'rows') return rowInks(row, grid, height);
  const { number, answer, inner, width } = grid;
  const inks: Ink[] = [];
  if (row.column || !row.field) {
    inks.push({ kind: 'area', x: number.x, y: 0, width: number.width, height, gray: 0.8 });
  }
  inks.push(ruleDown(number.x, 0, height, thin), ruleDown(answer.x, 0, height, thin));
  if (row.column) {
    inks.push(
      ruleAcross(inner.number, 0, number.x - inner.number, thin),
      ruleDown(inner.number, 0, height, thin),
      ruleDown(inner.answer, 0, height, thin),
      ruleAcross(inner.number, height, number.x - inner.number, thin),
    );
  } else if (row.field) inks.push(ruleAcross(number.x, height, width - number.x, thin));
  return inks;
}

/** The frame of a row, with its answer in columns at the right. */
function rowInks(row: BlankRow, { number, answer, width }: LineGrid, height: number): Ink[] {
  const inks: Ink[] = [{ kind: 'frame', x: 0, y: 0, width, height, thickness: thin }];
  if (!hasAnswer(row)) return inks;
  if (number.width > 0) inks.push(ruleDown(number.x, 0, height, thin));
  return [...inks, ruleDown(answer.x, 0, height, thin)];
}
