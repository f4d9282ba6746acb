import type { WrittenText } from './written-text.ts';

/** The place of a slip in a text, and its message. */
type FoundSlip = { start: number; end: number; message: string; help: string };

/** A kind of slip. Its page is the .md file named after its code. */
export type Slip = {
  code: string;
  /** The first such slip in a text. */
  find(text: WrittenText): FoundSlip | undefined;
};

/** Where a pattern is first found in a text. */
export function firstMatch(pattern: RegExp, text: string) {
  const match = pattern.exec(text);
  return match && { found: match[0], start: match.index, end: match.index + match[0].length };
}
