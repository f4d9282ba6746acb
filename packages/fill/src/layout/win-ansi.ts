// The codes 128 to 159 of WinAnsiEncoding; a space where there is no character.
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The code that each UTF-16 unit has in the standard fonts; 0 when they lack it. */
export const winAnsiCodes = new Uint8Array(0x10000);
for (let code = 32; code < 127; code += 1) winAnsiCodes[code] = code;
for (let code = 160; code < 256; code += 1) winAnsiCodes[code] = code;
for (const [i, character] of [...upper].entries()) {
  if (character !== ' ') winAnsiCodes[character.charCodeAt(0)] = 128 + i;
}
// A no-break space prints as a space, a soft hyphen as a hyphen.
winAnsiCodes[0xa0] = 0x20;
winAnsiCodes[0xad] = 0x2d;
