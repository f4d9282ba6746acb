import { longestCommon } from '../foundation/longest-common.ts';
import type { Paper } from '../foundation/paper.ts';
import type { PagePairs } from './match-pages.ts';
import { readings, type Token, tokensOf } from './printed-tokens.ts';

/** A number that changed, and whether the words around it stayed the same. */
export type ChangedNumber = { before: Token; after: Token; isInSameWords: boolean };

/** Words that came, went or were replaced. */
export type Reworded = { before: Token[]; after: Token[] };

/** What two papers print. */
export type ComparedWords = {
  numbers: ChangedNumber[];
  reworded: Reworded[];
  /** Numbers that stayed as they were. */
  stayed: Token[];
  /** All numbers and days that each of them prints. */
  printed: { before: ReadonlySet<string>; after: ReadonlySet<string> };
};

/** How many words must be the same before and after a number, unless its whole row is. */
const wordsAround = 3;

/** Compares what is printed, page by page, word by word. Any number may take the place of another. */
export function compareWords(before: Paper, after: Paper, pairs: PagePairs): ComparedWords {
  const pages = pairs.map(({ from, to }) =>
    comparePage(tokensOf(before, from), tokensOf(after, to)),
  );
  return {
    numbers: pages.flatMap(({ numbers }) => numbers),
    reworded: pages.flatMap(({ reworded }) => reworded),
    stayed: pages.flatMap(({ stayed }) => stayed),
    printed: { before: numbersIn(before), after: numbersIn(after) },
  };
}

function numbersIn(paper: Paper): Set<string> {
  const tokens = paper.pages.flatMap((_, index) => tokensOf(paper, index + 1));
  return new Set(tokens.flatMap(({ text }) => readings(text)));
}

function comparePage(old: Token[], now: Token[]): Omit<ComparedWords, 'printed'> {
  const [a, b] = [old.map(comparable), now.map(comparable)];
  const pairs = longestCommon(a, b, (left, right) => left === right);
  const target = new Map(pairs);
  const numbers: ChangedNumber[] = [];
  const stayed: Token[] = [];
  for (const [i, j] of pairs) {
    const [from, to] = [old[i], now[j]];
    if (!from || !to || a[i] !== '#') continue;
    if (from.text === to.text) stayed.push(from);
    else numbers.push({ before: from, after: to, isInSameWords: isInSameWords(i, j) });
  }
  return { numbers, reworded: rewordedIn(old, now, pairs), stayed };

  function isInSameWords(i: number, j: number): boolean {
    if (old[i]?.row === now[j]?.row) return true;
    const steps = Array.from({ length: wordsAround }, (_, n) => n + 1).flatMap((n) => [n, -n]);
    return steps.every((step) => target.get(i + step) === j + step);
  }
}

function rewordedIn(old: Token[], now: Token[], pairs: [number, number][]): Reworded[] {
  const found: Reworded[] = [];
  let [i, j] = [0, 0];
  for (const [to, at] of [...pairs, [old.length, now.length] as const]) {
    if (to > i || at > j) found.push({ before: old.slice(i, to), after: now.slice(j, at) });
    [i, j] = [to + 1, at + 1];
  }
  return found;
}

/** The text by which a word is compared: "#" for every number and day. */
function comparable({ text }: Token): string {
  return /^\W*[0-9][0-9,.%-]*\W*$/.test(text) ? '#' : text;
}
