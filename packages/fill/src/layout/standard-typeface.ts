import type { PlanFont } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Typeface } from './typeface.ts';
import { winAnsiCodes } from './win-ansi.ts';

// V8 keeps texts in many shapes, and would look the method up anew for each character.
const { charCodeAt } = String.prototype;

const [open, close, backslash, bigT, smallJ] = [0x28, 0x29, 0x5c, 0x54, 0x6a];

/** Codes that stand for themselves only behind a backslash: 1 for those. */
const isEscaped = new Uint8Array(256);
for (const code of [open, close, backslash]) isEscaped[code] = 1;

/** One of the fonts that every viewer has. */
export class StandardTypeface implements Typeface {
  readonly resource: string;
  /** By WinAnsi code. */
  private readonly widths = new Uint16Array(256);

  constructor({ resource, widths }: PlanFont) {
    this.resource = resource;
    this.widths.set(widths, 32);
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
    const { widths } = this;
    const { length } = line;
    const codes = winAnsiCodes;
    ink.reserve(2 * length + 4);
    const { bytes } = ink;
    let at = ink.length;
    let width = 0;
    bytes[at++] = open;
    for (let i = 0; i < length; i += 1) {
      const code = codes[charCodeAt.call(line, i)] as number;
      if (code === 0) return -1;
      if (isEscaped[code] === 1) bytes[at++] = backslash;
      bytes[at++] = code;
      width += widths[code] as number;
    }
    bytes[at++] = close;
    bytes[at++] = bigT;
    bytes[at++] = smallJ;
    ink.length = at;
    return width;
  }
}
