import type { PlanFont } from '@formpress/model';
import { charCodeAt } from './char-code-at.ts';
import type { Ink } from './ink.ts';
import type { Typeface } from './typeface.ts';
import { isWinAnsi, winAnsiCode } from './win-ansi.ts';

const [open, close, backslash] = [0x28, 0x29, 0x5c];

/** One of the fonts that every viewer has. */
export class StandardTypeface implements Typeface {
  readonly resource: string;
  readonly isLetters = false;
  /** By code; nothing where there is no character. */
  private readonly widths = new Uint16Array(256);

  private readonly plain: Uint16Array;

  constructor({ resource, widths }: PlanFont) {
    this.resource = resource;
    this.widths.set(widths, 32);
    this.plain = this.widths.slice();
    for (let i = 0; i < 256; i += 1) if (winAnsiCode(i) !== i || isEscaped(i)) this.plain[i] = 0;
  }

  has(text: string): boolean {
    return isWinAnsi(text, true);
  }

  readonly widthOf = (text: string): number => {
    const { widths } = this;
    const { length } = text;
    let width = 0;
    for (let i = 0; i < length; i += 1) {
      width += widths[winAnsiCode(charCodeAt(text, i))] as number;
    }
    return width;
  };

  write(text: string, ink: Ink, start = 0, end = text.length): number {
    ink.reserve(2 * (end - start) + 2);
    const { bytes } = ink;
    const { widths } = this;
    let at = ink.length;
    let width = 0;
    bytes[at++] = open;
    for (let i = start; i < end; i += 1) {
      const code = winAnsiCode(charCodeAt(text, i));
      if (code === 0) return -1;
      if (isEscaped(code)) bytes[at++] = backslash;
      bytes[at++] = code;
      width += widths[code] as number;
    }
    bytes[at++] = close;
    ink.length = at;
    return width;
  }

  /**
   * Writes letters into a room of so many bytes, closes them there, and returns their width; -1
   * when one is lacking or the room does not do.
   */
  writeInto(bytes: Uint8Array, start: number, room: number, text: string): number {
    const { plain } = this;
    const { length } = text;
    let spare = room - length;
    if (spare < 0) return -1;
    let at = start;
    let width = 0;
    for (let i = 0; i < length; i += 1) {
      let code = charCodeAt(text, i);
      let letter = code < 256 ? (plain[code] as number) : 0;
      if (letter === 0) {
        code = winAnsiCode(code);
        letter = this.widths[code] as number;
        if (isEscaped(code)) {
          spare -= 1;
          bytes[at++] = backslash;
        }
        if (code === 0 || spare < 0) return -1;
      }
      bytes[at++] = code;
      width += letter;
    }
    bytes[at] = close;
    return width;
  }
}

function isEscaped(code: number): boolean {
  return code === open || code === close || code === backslash;
}
