import type { PlanFont } from '@formpress/model';
import { type Ink, stamp } from './ink.ts';
import { winAnsiCodes } from './win-ansi.ts';

/** A font as filling sees it: how wide a text is, and how it is written. */
export type Typeface = {
  /** The name of the font on the pages, as an operand. */
  name: Uint8Array;
  /** Whether it is the embedded font. */
  isLetters: boolean;
  /** Thousandths of the font size; -1 when the font lacks a character of the text. */
  widthOf(text: string): number;
  /** Writes the text as an operand. */
  write(text: string, ink: Ink): void;
};

const [open, close, backslash] = [0x28, 0x29, 0x5c];

/** One of the fonts that every viewer has. */
export function standardTypeface({ resource, widths }: PlanFont): Typeface {
  const widthsByCode = new Uint16Array(256);
  widthsByCode.set(widths, 32);
  return {
    name: stamp(`/${resource} `),
    isLetters: false,
    widthOf: (text) => {
      let width = 0;
      for (let i = 0; i < text.length; i += 1) {
        const code = codeOf(text.charCodeAt(i));
        if (code === 0) return -1;
        width += widthsByCode[code] as number;
      }
      return width;
    },
    write: writeCodes,
  };
}

function codeOf(unit: number): number {
  return unit < winAnsiCodes.length ? (winAnsiCodes[unit] as number) : 0;
}

function writeCodes(text: string, ink: Ink): void {
  ink.reserve(2 * text.length + 2);
  const { bytes } = ink;
  let at = ink.length;
  bytes[at++] = open;
  for (let i = 0; i < text.length; i += 1) {
    const code = codeOf(text.charCodeAt(i));
    if (code === open || code === close || code === backslash) bytes[at++] = backslash;
    bytes[at++] = code;
  }
  bytes[at++] = close;
  ink.length = at;
}
