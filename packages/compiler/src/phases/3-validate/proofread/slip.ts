import type { WrittenText } from './written-text.ts';

/** The place of a slip in a text, and its message. */
export type FoundSlip = {
  start: number;
  end: number;
  message: string;
  help: string;
  /** A fix for all slips of this kind in the text: its title, and what to write for each. */
  mend?: { title: string; words: Correction[] };
};

type Correction = { start: number; word: string; text: string };

/** A kind of slip. Its page is the .md file named after its code. */
export type Slip = {
  code: string;
  /** Finds the first slip of this kind in a text. */
  find(text: WrittenText): FoundSlip | undefined;
};

/** The corrections of everything that a pattern finds in a text. */
export function corrections(
  pattern: RegExp,
  text: string,
  instead: (found: string) => string,
): Correction[] {
  const every = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
  return [...text.matchAll(every)].map(({ 0: word, index }) => ({
    start: index,
    word,
    text: instead(word),
  }));
}

/** Where a pattern is first found in a text. */
export function firstMatch(pattern: RegExp, text: string) {
  const match = pattern.exec(text);
  return match && { found: match[0], start: match.index, end: match.index + match[0].length };
}
