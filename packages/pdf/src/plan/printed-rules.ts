import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { contentOperations, type Operation } from '../text/content-operations.ts';
import { contentsOf } from '../text/glyphs-of-page.ts';
import { identity, type Matrix, matrixOf, multiply } from '../text/matrix.ts';

/** A level line on a page, in its coordinates. */
type Rule = { left: number; right: number; y: number };
type Point = [x: number, y: number];

/** Filled boxes up to this height are lines. */
const thickest = 1.5;
/** The part of a box that a rule must cross. */
const share = 0.8;
/** Rules nearer than this to each other, or to the upper or lower edge, leave no room for a line of text. */
const nearest = 6;

const painting = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);

/** The level lines of a page. Those within drawings that the page refers to are not read. */
export function rulesOfPage(file: PdfFile, page: Page): Rule[] {
  const reader = new RuleReader();
  for (const operation of contentOperations(contentsOf(file, page))) {
    file.budget.countValues(operation.operands.length + 1);
    reader.follow(operation);
  }
  return reader.rules;
}

/** The rules that cross a box, from the top down, in points above its bottom. */
export function rulesAcross(rules: readonly Rule[], box: readonly number[]): number[] {
  const [x = 0, bottom = 0, width = 0, height = 0] = box;
  const crossing = rules.filter(
    ({ left, right }) => Math.min(right, x + width) - Math.max(left, x) >= width * share,
  );
  const heights = crossing.map(({ y }) => Math.round((y - bottom) * 100) / 100);
  const inside = heights.filter((y) => y >= nearest && y <= height - nearest);
  return inside
    .sort((a, b) => b - a)
    .filter((y, i, all) => i === 0 || (all[i - 1] as number) - y >= nearest);
}

class RuleReader {
  readonly rules: Rule[] = [];
  private matrix: Matrix = identity;
  private readonly saved: Matrix[] = [];
  private path: Rule[] = [];
  private at: Point = [0, 0];

  follow({ operator, operands }: Operation): void {
    const numbers = operands.map((each) => (typeof each === 'number' ? each : 0));
    if (operator === 'q') this.saved.push(this.matrix);
    else if (operator === 'Q') this.matrix = this.saved.pop() ?? this.matrix;
    else if (operator === 'cm') this.matrix = multiply(matrixOf(operands), this.matrix);
    else if (operator === 'm') this.at = this.onPage(numbers);
    else if (operator === 'l') this.line(this.onPage(numbers));
    else if (operator === 're') this.rectangle(numbers);
    else if (painting.has(operator)) this.paint(operator);
  }

  private line(to: Point): void {
    const [x, y] = this.at;
    if (Math.abs(to[1] - y) < 0.1)
      this.path.push({ left: Math.min(x, to[0]), right: Math.max(x, to[0]), y });
    this.at = to;
  }

  private rectangle([x = 0, y = 0, width = 0, height = 0]: number[]): void {
    const [x1, y1] = this.onPage([x, y]);
    const [x2, y2] = this.onPage([x + width, y + height]);
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
    if (Math.abs(y2 - y1) <= thickest) this.path.push({ left, right, y: Math.max(y1, y2) });
  }

  private paint(operator: string): void {
    if (operator !== 'n') this.rules.push(...this.path);
    this.path = [];
  }

  private onPage([x = 0, y = 0]: number[]): Point {
    const [, , , , e, f] = multiply([1, 0, 0, 1, x, y], this.matrix);
    return [e, f];
  }
}
