import { charCodeAt } from './text-units.ts';

// The codes 128 to 159 of WinAnsiEncoding; a space stands where there is no character.
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The codes of all units that a text can have, so that none need be checked; 0 where there is none. */
export const winAnsiCodes = new Uint8Array(0x10000);
for (let code = 32; code < 127; code += 1) winAnsiCodes[code] = code;
for (let code = 160; code < 256; code += 1) winAnsiCodes[code] = code;
for (const [i, character] of [...upper].entries()) {
  if (character !== ' ') winAnsiCodes[character.charCodeAt(0)] = 128 + i;
}
// A space that does not break prints as a space, a hyphen that may break as a hyphen.
winAnsiCodes[0xa0] = 0x20;
winAnsiCodes[0xad] = 0x2d;

/** The code of a character in the standard fonts; 0 when they lack it. */
export function winAnsiCode(unit: number): number {
  return winAnsiCodes[unit] as number;
}

/** Whether the standard fonts have every character of a text, but for line ends if these count. */
export function isWinAnsi(text: string, withLineEnds: boolean): boolean {
  const { length } = text;
  for (let i = 0; i < length; i += 1) {
    const unit = charCodeAt(text, i);
    if (winAnsiCode(unit) === 0 && !(withLineEnds && unit === 0x0a)) return false;
  }
  return true;
}
