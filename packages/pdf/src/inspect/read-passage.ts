import { nearestName } from '@formpress/model';
import { pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { type FlowWord, flowFrom, type SplitRow, splitRows } from '../text/flow.ts';
import { asTyped, joinWords, withoutMarks } from '../text/join-words.ts';
import { rowsOfPage } from '../text/rows-of-page.ts';
import { describePage } from './describe-page.ts';

/** Where a passage is printed: its page, counted from 1, and its first and last words. */
export type PassageMarks = { page: number; starts: string; ends: string };

/** A printed passage, or why it cannot be read. */
export type Passage =
  | { words: string }
  | { problem: 'no page'; pages: number }
  /** The mark is not printed there: words that are nearly the same, if any, and the other pages where it is printed. */
  | { problem: 'no start' | 'no end'; nearest?: string; onPages: number[] }
  | { problem: 'several starts' | 'several ends'; count: number }
  | { problem: 'end before start' };

/** The most words that a passage may have. */
const mostWords = 600;

/** Reads the words from one mark to another, including both. Throws a PdfProblem when the file cannot be read. */
export function readPassage(bytes: Uint8Array, marks: PassageMarks): Passage {
  return passageIn(splitPages(bytes), marks);
}

/** Reads the words from one mark to another on pages that were already split. */
export function passageIn(
  pages: readonly SplitRow[][],
  { page, starts, ends }: PassageMarks,
): Passage {
  const rows = pages[page - 1];
  if (!rows) return { problem: 'no page', pages: pages.length };
  const begun = textsFrom(rows, starts);
  if (begun.length === 0) return { problem: 'no start', ...whereElse(pages, page, starts) };
  const found = begun.map((text) => ({ text, ends: endsIn(text, starts, ends) }));
  const whole = found.filter((each) => each.ends.length > 0);
  const [only] = whole;
  if (!only) return withoutEnd(pages, { page, starts, ends }, begun);
  if (whole.length > 1) return { problem: 'several starts', count: whole.length };
  if (only.ends.length > 1) return { problem: 'several ends', count: only.ends.length };
  const words = only.text.slice(0, (only.ends[0] ?? 0) + 1);
  return { words: joinWords(words, isPrintedIn(rows)) };
}

/** The rows of each page, split at wide gaps. */
export function splitPages(bytes: Uint8Array): SplitRow[][] {
  const file = new PdfFile(bytes);
  return pagesOf(file).map((page) => splitRows(rowsOfPage(file, page, describePage(file, page))));
}

/** The running texts of a page that begin with some words. */
function textsFrom(rows: readonly SplitRow[], starts: string): FlowWord[][] {
  const wanted = lettersAndDigits(starts);
  return placesIn(rows).flatMap((place) => {
    let letters = '';
    for (const { text } of flowFrom(rows, place)) {
      letters += lettersAndDigits(text);
      if (letters === wanted) return [firstWords(flowFrom(rows, place), mostWords)];
      if (letters === '' || !wanted.startsWith(letters)) return [];
    }
    return [];
  });
}

/** The places of all words of a page: the row, the run, and the index in the run. */
export function placesIn(rows: readonly SplitRow[]): (readonly [number, number, number])[] {
  return rows.flatMap(({ runs }, row) =>
    runs.flatMap(({ words }, run) => words.map((_, word) => [row, run, word] as const)),
  );
}

/** The indexes of the words at which the end mark ends, up to the end of the paragraph in which it is first found. */
function endsIn(text: readonly FlowWord[], starts: string, ends: string): number[] {
  const wanted = lettersAndDigits(ends);
  const least = lettersAndDigits(starts).length;
  const found: number[] = [];
  let letters = '';
  const edges = new Set<number>();
  for (const [index, word] of text.entries()) {
    const [first] = found;
    if (first !== undefined && word.paragraph !== text[first]?.paragraph) break;
    edges.add(letters.length);
    letters += lettersAndDigits(word.text);
    const isEnd = letters.endsWith(wanted) && edges.has(letters.length - wanted.length);
    if (isEnd && lettersAndDigits(word.text) !== '' && letters.length >= least) found.push(index);
  }
  return found;
}

function withoutEnd(
  pages: readonly SplitRow[][],
  { page, ends }: PassageMarks,
  begun: readonly FlowWord[][],
): Passage {
  const rows = pages[page - 1] ?? [];
  if (textsFrom(rows, ends).length > 0) return { problem: 'end before start' };
  const after = begun.flatMap((text) => windowsIn(text, wordsIn(ends)));
  const nearest = nearestName(ends, after);
  return { problem: 'no end', ...(nearest !== undefined && { nearest }), onPages: [] };
}

/** Where else a mark is printed, and the words of the page that are nearly the same. */
function whereElse(pages: readonly SplitRow[][], page: number, mark: string) {
  const onPages = pages.flatMap((rows, index) =>
    index + 1 !== page && textsFrom(rows, mark).length > 0 ? [index + 1] : [],
  );
  const rows = pages[page - 1] ?? [];
  const count = wordsIn(mark);
  const nearest = nearestName(
    mark,
    placesIn(rows).map((place) => asMark(firstWords(flowFrom(rows, place), count))),
  );
  return { ...(nearest !== undefined && { nearest }), onPages };
}

function windowsIn(text: readonly FlowWord[], count: number): string[] {
  return text.map((_, index) => asMark(text.slice(index, index + count)));
}

/** A few words as a mark that an analyst can type. */
export function asMark(words: readonly FlowWord[]): string {
  return asTyped(words.map(({ text }) => text).join(' ')).replace(/[,;:]$/, '');
}

function wordsIn(mark: string): number {
  return mark.trim().split(/\s+/).length;
}

/** Up to `most` words from the start. */
export function firstWords(words: Iterable<FlowWord>, most: number): FlowWord[] {
  const first: FlowWord[] = [];
  for (const word of words) {
    if (first.length === most) break;
    first.push(word);
  }
  return first;
}

/** The part of a text that is compared: only its letters and digits, because spaces and punctuation are easily misread. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A test of whether a page prints a word, regardless of the punctuation around it. */
export function isPrintedIn(rows: readonly SplitRow[]): (word: string) => boolean {
  let words: Set<string> | undefined;
  return (word) => {
    words ??= new Set(
      rows.flatMap(({ runs }) =>
        runs.flatMap((run) => run.words.map(({ text }) => withoutMarks(text))),
      ),
    );
    return words.has(word);
  };
}
