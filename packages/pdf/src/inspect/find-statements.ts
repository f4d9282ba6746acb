import { type FlowWord, flowFrom, type SplitRow } from '../text/flow.ts';
import { joinWords } from '../text/join-words.ts';
import {
  asMark,
  firstWords,
  isPrintedIn,
  lettersAndDigits,
  type PassageMarks,
  passageIn,
  placesIn,
  splitPages,
} from './read-passage.ts';

/** A printed statement that people sign: where it is, and its words. */
export type PrintedStatement = PassageMarks & { words: string };

/** How statements begin, as letters without spaces; the surest first. */
const openings = [
  /^under(the)?penalt(y|ies)of(perjury|law|falseswearing)/,
  /^(bajopenade|sopenade)/,
  /^(souspeinede)/,
  /^i(hereby|further)?(certify|declare|affirm|swear|attest)/,
  /^(certifico|declaro)/,
  /^(je(certifie|declare|déclare|jure|atteste)|jatteste|jaffirme)/,
];

const [fewestAtStart, fewestAtEnd] = [4, 3];
const [mostMarked, mostWords] = [10, 300];

/** The statements on the pages of a PDF that people sign, the surest first. Throws a PdfProblem. */
export function findStatements(bytes: Uint8Array): PrintedStatement[] {
  const pages = splitPages(bytes);
  const found = pages.flatMap((rows, index) => statementsOn(rows, index + 1));
  const sorted = found.toSorted((a, b) => a.rank - b.rank);
  return sorted.flatMap(({ page, text, words }) => {
    const marks = marksOf(pages, page, text, words);
    return marks ? [{ ...marks, words }] : [];
  });
}

type Found = { page: number; rank: number; text: FlowWord[]; words: string };

function statementsOn(rows: readonly SplitRow[], page: number): Found[] {
  const found: Found[] = [];
  for (const place of placesIn(rows)) {
    const start = asMark(firstWords(flowFrom(rows, place), 6));
    const rank = openings.findIndex((opening) => opening.test(lettersAndDigits(start)));
    if (rank < 0 || !/^\P{L}*\p{Lu}/u.test(start)) continue;
    const text = sentencesOf(firstWords(flowFrom(rows, place), mostWords));
    const words = joinWords(text, isPrintedIn(rows));
    // A statement may have one opening within another: "Under penalties of perjury, I declare".
    const isInside = found.some((each) => each.rank <= rank && each.words.includes(words));
    if (text.length >= fewestAtStart + fewestAtEnd && !isInside)
      found.push({ page, rank, text, words });
  }
  return found;
}

/** The caption of the place where people sign, which follows a statement and is not part of it. */
const caption = /^(employees?|taxpayers?|spouses?|your)?(signature|signed)/;
const fewestOfSentence = 4;

/** The sentences of the first paragraph, up to where people sign. Some agencies print no full stop after the last. */
function sentencesOf(text: readonly FlowWord[]): FlowWord[] {
  const paragraph = text.filter((word) => word.paragraph === 1);
  const end = paragraph.findIndex((_, i) => i > 0 && isCaption(paragraph.slice(i, i + 2)));
  const own = end < 0 ? paragraph : paragraph.slice(0, end);
  const last = own.findLastIndex(({ text: word }) => /[.!]["'”’)]*$/.test(word));
  const rest = withoutBracket(own.slice(last + 1));
  return own.slice(0, last + 1 + (rest.length >= fewestOfSentence ? rest.length : 0));
}

function isCaption(words: readonly FlowWord[]): boolean {
  const [first] = words;
  return /^\p{Lu}/u.test(first?.text ?? '') && caption.test(lettersAndDigits(asMark(words)));
}

/** The words without a remark in brackets at the end: "the conditions in the instructions (check here)". */
function withoutBracket(words: readonly FlowWord[]): readonly FlowWord[] {
  if (!words.at(-1)?.text.endsWith(')')) return words;
  const start = words.findLastIndex(({ text }) => text.startsWith('('));
  return start < 0 ? words : words.slice(0, start);
}

/** The shortest marks between which exactly this passage is read; undefined when there are none. */
function marksOf(
  pages: readonly SplitRow[][],
  page: number,
  text: readonly FlowWord[],
  words: string,
): PassageMarks | undefined {
  for (let extra = 0; extra + fewestAtStart <= mostMarked; extra += 2) {
    const marks = {
      page,
      starts: asMark(text.slice(0, fewestAtStart + extra)),
      ends: asMark(text.slice(-fewestAtEnd - extra)),
    };
    const passage = passageIn(pages, marks);
    if ('words' in passage && passage.words === words) return marks;
  }
  return undefined;
}
