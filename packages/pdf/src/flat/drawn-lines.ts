import { checkLevel } from '../reader/limits.ts';
import { type Page, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import {
  type Dictionary,
  isDictionary,
  isName,
  Name,
  StreamObject,
  type Value,
} from '../reader/values.ts';
import { contentOperations, type Operation } from '../text/content-operations.ts';
import { contentsOf } from '../text/glyphs-of-page.ts';
import { identity, type Matrix, matrixOf, multiply } from '../text/matrix.ts';
import type { SeenPage } from '../text/seen-page.ts';
import { PathLines, white } from './path-lines.ts';
import type { DrawnLines } from './rule.ts';

/** The lines, filled areas and round frames of a page, measured from its lower left corner as displayed. */
export function drawnLines(file: PdfFile, page: Page, seen: SeenPage): DrawnLines {
  const [left, bottom] = visibleBox(file, page);
  const reader = new LineReader(file, multiply([1, 0, 0, 1, -left, -bottom], seen.matrix()));
  const resources = file.at(page.inherited, 'Resources');
  reader.read(contentsOf(file, page), isDictionary(resources) ? resources : new Map(), 0);
  return reader.lines;
}

type State = { matrix: Matrix; stroke: number; fill: number };

/** How light a colour of one, three or four numbers is, from 0 to 1. Any other colour counts as dark. */
const lightness: Record<number, (parts: number[]) => number> = {
  1: ([gray = 0]) => gray,
  3: ([red = 0, green = 0, blue = 0]) => Math.min(red, green, blue),
  4: ([cyan = 0, magenta = 0, yellow = 0, black = 0]) =>
    1 - Math.min(1, Math.max(cyan, magenta, yellow) + black),
};

class LineReader {
  readonly lines: DrawnLines = {
    ...{ level: [], upright: [], dark: [] },
    ...{ tinted: [], white: [], round: [] },
  };
  private state: State;
  private readonly saved: State[] = [];
  private path = new PathLines();

  constructor(
    private readonly file: PdfFile,
    start: Matrix,
  ) {
    this.state = { matrix: start, stroke: 0, fill: 0 };
  }

  read(bytes: Uint8Array, resources: Dictionary, level: number): void {
    checkLevel(level);
    const depth = this.saved.length;
    for (const operation of contentOperations(bytes)) {
      this.file.budget.countValues(operation.operands.length + 1);
      this.follow(operation, resources, level);
    }
    this.saved.length = Math.min(depth, this.saved.length);
  }

  private follow(operation: Operation, resources: Dictionary, level: number): void {
    const { operator, operands } = operation;
    if (operator === 'q') this.save();
    else if (operator === 'Q') this.state = this.saved.pop() ?? this.state;
    else if (operator === 'cm') this.transform(matrixOf(operands));
    else if (operator === 'Do') this.drawing(operands[0], resources, level);
    else if (!this.color(operation)) this.draw(operation);
  }

  private save(): void {
    checkLevel(Math.floor(this.saved.length / 64));
    this.saved.push({ ...this.state });
  }

  private transform(matrix: Matrix): void {
    this.state.matrix = multiply(matrix, this.state.matrix);
  }

  /**
   * Follows an operator that chooses a colour; false for any other. In a named colour space a single number may be ink or
   * light, so it counts as dark.
   */
  private color({ operator, operands }: Operation): boolean {
    const numbers = operands.filter((each) => typeof each === 'number');
    const isNamed = /^scn?$/i.test(operator);
    if (!isNamed && !/^(g|rg|k)$/i.test(operator)) return false;
    const isUnknown = isNamed && numbers.length === 1;
    const light = isUnknown ? 0 : (lightness[numbers.length]?.(numbers) ?? 0);
    if (operator === operator.toUpperCase()) this.state.stroke = light;
    else this.state.fill = light;
    return true;
  }

  private draw({ operator, operands }: Operation): void {
    const { matrix, stroke, fill } = this.state;
    if (this.path.follow(operator, operands, matrix)) return;
    const strokes = /^([Ss]|[Bb]\*?)$/.test(operator) && stroke < white;
    const fills = /^([fF]|f\*|[Bb]\*?)$/.test(operator);
    if (strokes || fills) this.path.paint(this.lines, { strokes, fills, fill });
    if (strokes || fills || /^([SsfFn]|f\*|[Bb]\*?)$/.test(operator)) this.path = new PathLines();
  }

  private drawing(name: Value | undefined, resources: Dictionary, level: number): void {
    const list = this.file.at(resources, 'XObject');
    const form = name instanceof Name && isDictionary(list) ? this.file.at(list, name.text) : null;
    if (!(form instanceof StreamObject)) return;
    if (!isName(this.file.at(form.dictionary, 'Subtype'), 'Form')) return;
    const matrix = this.file.at(form.dictionary, 'Matrix');
    const own = this.file.at(form.dictionary, 'Resources');
    this.save();
    this.transform(Array.isArray(matrix) ? matrixOf(matrix.map(this.file.resolve)) : identity);
    const before = this.saved.length;
    this.read(
      this.file.unpack(form) ?? new Uint8Array(),
      isDictionary(own) ? own : resources,
      level + 1,
    );
    this.saved.length = before;
    this.state = this.saved.pop() ?? this.state;
  }
}
