import type { PlanFont } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Typeface } from './typeface.ts';
import { winAnsiCodes } from './win-ansi.ts';

// Strings have several representations in V8. Called this way, the method is looked up only once.
const { charCodeAt } = String.prototype;

const [open, close, backslash] = [0x28, 0x29, 0x5c];
// `]TJ` ends the array that a line is shown in.
const [bracket, letterT, letterJ] = [0x5d, 0x54, 0x4a];

/** One of the fonts that every viewer has. */
export class StandardTypeface implements Typeface {
  readonly resource: string;
  /** By WinAnsi code. */
  private readonly widths = new Uint16Array(256);
  /** The same for characters that need no escape or translation, and 0 for all others. */
  private readonly plain: Uint16Array;

  constructor({ resource, widths }: PlanFont) {
    this.resource = resource;
    this.widths.set(widths, 32);
    this.plain = this.widths.map((width, i) =>
      winAnsiCodes[i] === i && !isEscaped(i) ? width : 0,
    );
  }

  has(line: string): boolean {
    const { length } = line;
    for (let i = 0; i < length; i += 1) {
      if (winAnsiCodes[charCodeAt.call(line, i)] === 0) return false;
    }
    return true;
  }

  readonly widthOf = (line: string): number => {
    const { widths } = this;
    const { length } = line;
    let width = 0;
    for (let i = 0; i < length; i += 1) {
      width += widths[winAnsiCodes[charCodeAt.call(line, i)] as number] as number;
    }
    return width;
  };

  show(line: string, ink: Ink): number {
    const { plain, widths } = this;
    // After the addition V8 knows that the line is a string, and does not look up the property.
    // biome-ignore lint/style/useTemplate: the addition of an empty string is the point.
    const { length } = line + '';
    ink.reserve(2 * length + 5);
    const { bytes } = ink;
    let at = ink.length;
    let width = 0;
    bytes[at++] = open;
    for (let i = 0; i < length; i += 1) {
      let code = charCodeAt.call(line, i);
      let letter = code < 256 ? (plain[code] as number) : 0;
      if (letter === 0) {
        code = winAnsiCodes[code] as number;
        if (code === 0) return -1;
        if (isEscaped(code)) bytes[at++] = backslash;
        letter = widths[code] as number;
      }
      bytes[at++] = code;
      width += letter;
    }
    bytes[at++] = close;
    bytes[at++] = bracket;
    bytes[at++] = letterT;
    bytes[at++] = letterJ;
    ink.length = at;
    return width;
  }
}

function isEscaped(code: number): boolean {
  return code === open || code === close || code === backslash;
}
