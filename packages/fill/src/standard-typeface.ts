import type { PlanFont } from '@formpress/model';
import { encodeInto, quadOf } from './base64-ink.ts';
import { Ink } from './ink.ts';
import { charCodeAt } from './text-units.ts';
import { beginningOf, type Typeface } from './typeface.ts';
import { isWinAnsi, winAnsiCodes } from './win-ansi.ts';

// Kept here as well: what another module exports is looked up anew whenever it is used.
const [unitAt, quadFor, codes] = [charCodeAt, quadOf, winAnsiCodes];

const [space, open, close, backslash] = [0x20, 0x28, 0x29, 0x5c];
/** Letters below this have the code that they have in a text. */
const firstUpper = 0x7f;
/** No letter is 0, so a number above this holds three of them. */
const twoBytes = 0xffff;
/**
 * What makes a text unusual, in numbers above the width of any line: brackets, and what is worse. A
 * line that has room for 60 letters of it is still a small number.
 */
const [bracket, worse] = [1 << 20, 1 << 25];
/** For what is written as bytes first. */
const aside = new Ink();

/** One of the fonts that every viewer has. */
export class StandardTypeface implements Typeface {
  readonly resource: string;
  readonly beginning: Uint8Array;
  readonly isLetters = false;
  /** By code; nothing where there is no character. */
  private readonly widths = new Uint16Array(256);
  /** The same for those that are written as they are, and nothing for all others. */
  private readonly plain: Uint16Array;
  /** The same for all, with what makes a text unusual on top. */
  private readonly measures = new Int32Array(256);

  constructor({ resource, widths }: PlanFont) {
    this.resource = resource;
    this.beginning = beginningOf(resource);
    this.widths.set(widths, 32);
    this.plain = this.widths.slice();
    for (let i = 0; i < 256; i += 1) {
      if (codes[i] !== i || isEscaped(i)) this.plain[i] = 0;
      this.measures[i] = (this.widths[i] as number) + oddityOf(i);
    }
  }

  has(text: string): boolean {
    return isWinAnsi(text, true);
  }

  readonly widthOf = (text: string): number => {
    const { widths } = this;
    const { length } = text;
    let width = 0;
    for (let i = 0; i < length; i += 1) {
      width += widths[codes[unitAt(text, i)] as number] as number;
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
      let code = unitAt(text, i);
      let letter = code < 256 ? (plain[code] as number) : 0;
      if (letter === 0) {
        code = codes[code] as number;
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
  writeInto(
    quads: Uint32Array,
    place: number,
    room: number,
    text: string,
    start: number,
    end: number,
  ): number {
    const { measures } = this;
    let at = place;
    let width = 0;
    let gathered = open;
    for (let i = start; i < end; i += 1) {
      const unit = unitAt(text, i);
      const code = unit < firstUpper ? unit : (codes[unit] as number);
      width += measures[code] as number;
      gathered = (gathered << 8) | code;
      if (gathered > twoBytes) {
        quads[at++] = quadFor(gathered);
        gathered = 0;
      }
    }
    const isUsual = width < bracket || (width < worse && isBalanced(text, start, end));
    if (!isUsual) return this.writeEscaped(quads, place, room, text.slice(start, end));
    gathered = (gathered << 8) | close;
    while (gathered <= twoBytes) gathered = (gathered << 8) | space;
    quads[at] = quadFor(gathered);
    return width & (bracket - 1);
  }

  /** As writeInto, for any letters. */
  private writeEscaped(quads: Uint32Array, place: number, room: number, text: string): number {
    aside.length = 0;
    const width = this.write(text, aside);
    if (width < 0 || aside.length > room + 2) return -1;
    aside.endInThrees();
    encodeInto(quads, place, aside.bytes, aside.length);
    return width;
  }
}

/** Whether brackets in a text can stand as they are: each that opens is closed, and the other way round. */
function isBalanced(text: string, start: number, end: number): boolean {
  let depth = 0;
  for (let i = start; i < end && depth >= 0; i += 1) {
    const unit = unitAt(text, i);
    if (unit === open) depth += 1;
    else if (unit === close) depth -= 1;
  }
  return depth === 0;
}

function oddityOf(code: number): number {
  if (code < space || code === backslash) return worse;
  return isEscaped(code) ? bracket : 0;
}

function isEscaped(code: number): boolean {
  return code === open || code === close || code === backslash;
}
