import type { Typeface } from '@formpress/fill';
import { type CharacterWidths, longestWord, oncePerPattern } from '@formpress/patterns';

/** A font with the name by which all plans know it; a font of that name has the same letters in each. */
export type Face = { name: string; type: Typeface };

const words = new Map<string, (pattern: string) => string | undefined>();

/** The widest word that a pattern accepts and a font can print; nothing when there is no end to its words. */
export function widestWord(pattern: string, face: Face): string | undefined {
  const inFace = words.get(face.name) ?? wordsIn(face);
  words.set(face.name, inFace);
  return inFace(pattern);
}

function wordsIn(face: Face): (pattern: string) => string | undefined {
  const widths = widthsIn(face);
  return oncePerPattern((pattern) => longestWord(pattern, widths));
}

/** Of digits, which are all of one width, the larger is preferred: it stays when a number is read. */
function widthsIn({ type }: Face): CharacterWidths {
  const widths = new Map<number, number>();
  for (let code = 0x20; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (type.has(character)) widths.set(code, type.widthOf(character) + code / 1e6);
  }
  return widths;
}
