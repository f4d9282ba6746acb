import type { PrintedWord } from './printed-rows.ts';
import { isLeaderWord, isUnit } from './runs.ts';

/** The number or letter of a line of the form. */
export type LineLabel = { text: string; word: PrintedWord; atBox?: boolean };

// 3  10.  2b  1A  2.1  3(a)  a.  (c)  A  (A)  A1
const pattern =
  /^(?:[0-9]{1,2}(?:[A-Za-z]|\.[0-9])?|[A-Z][0-9]{1,2}|[0-9]{1,2}\([a-z]\)|[A-Za-z]|\([A-Za-z]\))[.)]?$/;
const numbered = /^[0-9A-Za-z]{1,3}[.)]$/;

/** The number directly before a box: "Enter the result . . . 3(a) $ [box]". */
export function labelBefore(words: PrintedWord[], boxLeft: number): LineLabel | undefined {
  const before = words.filter((word) => !isUnit(word));
  while (before.at(-1) && isLeaderWord(before.at(-1) as PrintedWord)) before.pop();
  const [previous, word] = [before.at(-2), before.at(-1)];
  if (!word || !pattern.test(word.text) || boxLeft - word.right > 45) return undefined;
  const isAlone = !previous || isLeaderWord(previous) || gap(previous, word) > 0.5 * word.size;
  return isAlone ? { text: bare(word.text), word, atBox: true } : undefined;
}

/** The number or letter that words begin with: "(c) If there are", "2. Age amount". */
export function labelAtStart([word, next]: PrintedWord[], textLeft: number): LineLabel | undefined {
  if (!word || !pattern.test(word.text)) return undefined;
  const hangs = word.left < textLeft - 4;
  // "I claim" and "a person" begin with words, not with letters.
  const space = /^[A-Za-z]$/.test(word.text) && !hangs ? 0.6 : 0.35;
  const isApart = next ? gap(word, next) > space * word.size : hangs;
  const isMarked = numbered.test(word.text) || (word.text.startsWith('(') && hangs);
  return isApart || isMarked ? { text: bare(word.text) + partAfter(word, next), word } : undefined;
}

/** The label of the first part of a line, in the same row: "1. (a) Exemption for yourself". */
function partAfter(word: PrintedWord, next: PrintedWord | undefined): string {
  const isFirst = /^[0-9]{1,2}\.?$/.test(word.text) && next && /^\([a-z]\)$/.test(next.text);
  return isFirst ? next.text : '';
}

/** The label of a caption, which unlike a sentence cannot continue with "(a)": "3 Foreign number". */
export function labelOfCaption(words: PrintedWord[]): LineLabel | undefined {
  const [word, next] = words;
  const isNumber = word && next && /^[0-9]{1,2}[A-Za-z]?$/.test(word.text);
  if (isNumber && /^\p{Lu}/u.test(next.text)) return { text: word.text, word };
  return labelAtStart(words, Number.MAX_VALUE);
}

/** The number in "Step 4:", which the letters next to it belong to. */
export function stepAtStart([word, number]: PrintedWord[]): string | undefined {
  if (!word || !number || !/^(?:Step|Paso|Étape)$/.test(word.text)) return undefined;
  return /^([0-9]{1,2})[:.]?$/.exec(number.text)?.[1];
}

/** Whether a label is only part of one: a lower-case letter stands for 3a under line 3, and for 4(a) in Step 4. */
export function isPart({ text, atBox }: LineLabel): boolean {
  return atBox ? /^\([a-z]\)$/.test(text) : /^(?:[a-z]|\([a-z]\))$/.test(text);
}

/** Whether a label is a letter without number or brackets, which may be a word. */
export function isBareLetter({ text }: LineLabel): boolean {
  return /^[A-Za-z]$/.test(text);
}

/** The number in a label to which letters can belong: 3 in "3", or 1 in "1(a)", whose other parts follow. */
export function numberOfLabel(label: string): string | undefined {
  return /^([0-9]{1,2})(?:\([a-z]\))?$/.exec(label)?.[1];
}

function bare(text: string): string {
  return text.replace(/\.$/, '').replace(/^([^(]*)\)$/, '$1');
}

function gap(left: PrintedWord, right: PrintedWord): number {
  return right.left - left.right;
}
