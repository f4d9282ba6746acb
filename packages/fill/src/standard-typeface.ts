import type { PlanFont } from '@formpress/model';
import { quadOf } from './base64-ink.ts';
import { charCodeAt } from './char-code-at.ts';
import type { Ink } from './ink.ts';
import { beginningOf, type Typeface } from './typeface.ts';
import { isWinAnsi, winAnsiCode } from './win-ansi.ts';

const [space, open, close, backslash] = [0x20, 0x28, 0x29, 0x5c];
/** No letter is 0, so a number above this holds three of them. */
const twoBytes = 0xffff;

/** One of the fonts that every viewer has. */
export class StandardTypeface implements Typeface {
  readonly resource: string;
  readonly beginning: Uint8Array;
  readonly isLetters = false;
  /** By code; nothing where there is no character. */
  private readonly widths = new Uint16Array(256);
  /** The same for those that are written as they are, and nothing for all others. */
  private readonly plain: Uint16Array;

  constructor({ resource, widths }: PlanFont) {
    this.resource = resource;
    this.beginning = beginningOf(resource);
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
    const { plain, widths } = this;
    let at = ink.length;
    let width = 0;
    bytes[at++] = open;
    for (let i = start; i < end; i += 1) {
      let code = charCodeAt(text, i);
      let letter = code < 256 ? (plain[code] as number) : 0;
      if (letter === 0) {
        code = winAnsiCode(code);
        if (code === 0) return -1;
        letter = widths[code] as number;
        if (isEscaped(code)) bytes[at++] = backslash;
      }
      bytes[at++] = code;
      width += letter;
    }
    bytes[at++] = close;
    ink.length = at;
    return width;
  }

  /**
   * As write, into a room for so many letters on a sheet of base64; -1 also when the room does not do,
   * and then there is something in it. Three bytes are gathered in a number, and then make a quad.
   */
  writeInto(quads: Uint32Array, start: number, room: number, text: string): number {
    const { plain, widths } = this;
    const { length } = text;
    let spare = room - length;
    let at = start;
    let width = 0;
    let gathered = open;
    for (let i = 0; i < length; i += 1) {
      let code = charCodeAt(text, i);
      let letter = code < 256 ? (plain[code] as number) : 0;
      if (letter === 0) {
        code = winAnsiCode(code);
        letter = widths[code] as number;
        if (isEscaped(code)) {
          spare -= 1;
          gathered = (gathered << 8) | backslash;
          if (gathered > twoBytes) {
            quads[at++] = quadOf(gathered);
            gathered = 0;
          }
        }
        if (code === 0 || spare < 0) return -1;
      }
      width += letter;
      gathered = (gathered << 8) | code;
      if (gathered > twoBytes) {
        quads[at++] = quadOf(gathered);
        gathered = 0;
      }
    }
    gathered = (gathered << 8) | close;
    while (gathered <= twoBytes) gathered = (gathered << 8) | space;
    quads[at] = quadOf(gathered);
    return width;
  }
}

function isEscaped(code: number): boolean {
  return code === open || code === close || code === backslash;
}
