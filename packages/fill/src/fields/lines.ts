import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import {
  anchorOf,
  baselineOf,
  baselinesOf,
  fit,
  fullSize,
  hasHeightFor,
  leading,
  shrunkSize,
  type TextArea,
} from '../layout/fit.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import { linesOf } from '../layout/wrap.ts';
import { TextObject } from './text-object.ts';

type LineRules = Pick<TextArea, 'size' | 'multiline' | 'rules' | 'isWhole'>;

/** A box for lines of text: one line, or the lines of a paragraph. */
export class Lines {
  private readonly area: TextArea;
  private readonly isParagraph: boolean;
  /** Where lines begin, are centered or end, from the left of the box. */
  private readonly x: number;
  /** The size of lines that are not shrunk, and the greatest width that fits, in thousandths of that size. */
  private readonly size: number;
  private readonly widest: number;
  /** The operators for texts in the font of the field, and in the other font that was used last. */
  private readonly usual: TextObject;
  private other: TextObject | undefined;

  constructor(
    private readonly box: Placement,
    private readonly align: TextPlace['align'],
    { size, ...rules }: LineRules,
    own: Typeface,
    private readonly before: string,
  ) {
    this.area = { width: box.width, height: box.height, size, ...rules };
    this.isParagraph = rules.multiline === true;
    this.x = anchorOf(box.width, align);
    const most = fullSize(this.area);
    this.size = most.size;
    this.widest = most.widest;
    this.usual = this.makeObject(own, 1);
  }

  /** Prints a text in a font, or returns why it cannot. */
  print(text: string, face: Typeface, ink: Ink): Refusal['code'] | undefined {
    const object = this.objectFor(face);
    return this.isParagraph
      ? this.printParagraph(text, object, ink)
      : this.printLine(text, object, ink);
  }

  /** Ends what was printed in the box before with a space, so that screen readers do not join the two texts. */
  separate(face: Typeface, ink: Ink): void {
    this.objectFor(face).separate(ink);
  }

  /** Prints a line in its usual size, and shrinks it if it turns out to be too wide. */
  private printLine(line: string, object: TextObject, ink: Ink): Refusal['code'] | undefined {
    const start = object.begin(ink);
    const width = object.show(line, ink);
    if (width < 0) return 'UNPRINTABLE';
    if (width <= this.widest) return undefined;
    const size = shrunkSize(width, this.area);
    if (size === undefined) return this.printFitted(line, object, ink, start);
    object.place(ink, start, size, this.x, baselineOf(this.area, size, 1));
    return undefined;
  }

  /** Prints lines as they were written if they fit, as most do. */
  private printParagraph(text: string, object: TextObject, ink: Ink): Refusal['code'] | undefined {
    const start = ink.length;
    const lines = linesOf(text);
    if (hasHeightFor(this.area, this.size, lines.length)) {
      const width = this.printLines(lines, this.size, object, ink);
      if (width >= 0 && width <= this.widest) return undefined;
    }
    return this.printFitted(text, object, ink, start);
  }

  /** Prints a text smaller, wrapped or narrowed, replacing what was printed from an offset on. */
  private printFitted(
    text: string,
    { face }: TextObject,
    ink: Ink,
    start: number,
  ): Refusal['code'] | undefined {
    ink.length = start;
    const fitted = fit(text, this.area, face.widthOf);
    if (!fitted) return face.has(text.replaceAll('\n', '')) ? 'TOO_WIDE' : 'UNPRINTABLE';
    const { lines, size, narrowing } = fitted;
    const object = narrowing === 1 ? this.objectFor(face) : this.makeObject(face, narrowing);
    return this.printLines(lines, size, object, ink) < 0 ? 'UNPRINTABLE' : undefined;
  }

  /** Prints lines. Returns the width of the widest; -1 when the font lacks a character. */
  private printLines(lines: string[], size: number, object: TextObject, ink: Ink): number {
    const start = object.begin(ink);
    const baselines = baselinesOf(this.area, size, lines.length);
    object.place(ink, start, size, this.x, baselines[0] as number);
    let widest = 0;
    for (let i = 0; i < lines.length; i += 1) {
      if (i > 0) object.separate(ink);
      if (i > 0) object.next(ink, 0, (baselines[i] as number) - (baselines[i - 1] as number));
      const width = object.show(lines[i] as string, ink);
      if (width < 0) return -1;
      widest = Math.max(widest, width);
    }
    return widest;
  }

  private objectFor(face: Typeface): TextObject {
    if (face === this.usual.face) return this.usual;
    if (this.other?.face !== face) this.other = this.makeObject(face, 1);
    return this.other;
  }

  private makeObject(face: Typeface, narrowing: number): TextObject {
    const { size, x } = this;
    const y = baselineOf(this.area, size, 1);
    const step = { x: 0, y: -size * leading };
    return new TextObject(face, this.box, this.align, this.before, { size, narrowing, x, y, step });
  }
}
