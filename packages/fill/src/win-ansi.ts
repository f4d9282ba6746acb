// The codes 128 to 159 of WinAnsiEncoding; a space stands where there is no character.
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const codes = new Map<number, number>();
for (let code = 32; code < 127; code += 1) codes.set(code, code);
for (let code = 160; code < 256; code += 1) codes.set(code, code);
for (const [i, character] of [...upper].entries()) {
  if (character !== ' ') codes.set(character.codePointAt(0) ?? 0, 128 + i);
}
// A space that does not break prints as a space, a hyphen that may break as a hyphen.
codes.set(0xa0, 0x20).set(0xad, 0x2d);

/** The code of a character in the standard fonts, or undefined when they lack it. */
export function winAnsiCode(point: number): number | undefined {
  return point >= 32 && point < 127 ? point : codes.get(point);
}
