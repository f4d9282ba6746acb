import type { Paper, PaperBox } from '../foundation/paper.ts';
import { similarity, type Weights, weightsOf } from '../foundation/similarity.ts';
import { type ExpectedPlaces, followRows } from './expected-places.ts';
import { distancesOf, isTick, type Signals } from './signals.ts';

/** The signals for each pair of an old and a new box: [old][new]. */
export type Compared = { signals: Signals[][]; isOtherLanguage: boolean };

/** Papers that share fewer of their words than this are in different languages. */
const sameLanguage = 0.35;

/** Headings that share less of their words than this are different ones. */
const otherHeading = 0.25;

export function compareBoxes(before: Paper, after: Paper): Compared {
  const texts = [...before.boxes, ...after.boxes].map(({ words }) => words);
  const weight = weightsOf([
    ...texts,
    ...[...before.rows, ...after.rows].map(({ words }) => words),
  ]);
  const isOtherLanguage = vocabularyShared(before, after) < sameLanguage;
  const expect = followRows(before, after);
  const pair = { weight, expect, isOtherLanguage };
  return {
    signals: before.boxes.map((from) => signalsFrom(from, after.boxes, pair)),
    isOtherLanguage,
  };
}

type Papers = { weight: Weights; expect: ExpectedPlaces; isOtherLanguage: boolean };

function signalsFrom(from: PaperBox, boxes: readonly PaperBox[], papers: Papers): Signals[] {
  const expected = papers.expect(from);
  return boxes.map((to) => {
    const canCompare = !papers.isOtherLanguage && from.words.length > 0 && to.words.length > 0;
    const isBare = !papers.isOtherLanguage && from.words.length + to.words.length === 0;
    const words = canCompare ? similarity(from.words, to.words, papers.weight) : undefined;
    return {
      words: words?.ofBoth,
      within: words?.ofShorter ?? 0,
      around: papers.isOtherLanguage ? 0 : similarity(from.around, to.around, papers.weight).ofBoth,
      beside: papers.isOtherLanguage ? 0 : similarity(from.beside, to.beside, papers.weight).ofBoth,
      isSameText: isSameText(from.text, to.text),
      section: sectionSignal(from.section, to.section, papers.weight),
      isBare,
      stretch: stretchOf(from, to),
      line: lineSignal(from.line, to.line),
      ...distancesOf(expected, to),
      isSameKind: kindOf(from) === kindOf(to),
      isMark: isTick(from),
    };
  });
}

function stretchOf(from: PaperBox, to: PaperBox): number {
  const [old, now] = [from.box[2], to.box[2]];
  return Math.max(old, now) / Math.max(1, Math.min(old, now));
}

function isSameText(from: string, to: string): boolean {
  const [old, now] = [plainText(from), plainText(to)];
  return old !== '' && old === now;
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$.]+/gu, ' ')
    .replace(/[ .]+$/, '')
    .trim();
}

/** A heading that kept some of its words may be the same. */
function sectionSignal(from: string, to: string, weight: Weights): Signals['section'] {
  if (from === '' || to === '') return 'unknown';
  if (from === to) return 'same';
  const shared = similarity(from.split(' '), to.split(' '), weight).ofShorter;
  return shared < otherHeading ? 'other' : 'unknown';
}

/** Whether two boxes are on the same line. Case, brackets and dots do not matter: 3(a) is 3a. */
function lineSignal(from: string | undefined, to: string | undefined): Signals['line'] {
  if (from === undefined || to === undefined) return 'unknown';
  return plainLine(from) === plainLine(to) ? 'same' : 'other';
}

function plainLine(line: string): string {
  return line.toLowerCase().replace(/[().]/g, '');
}

/** The type of a box, with a choice as text. Checkboxes and radios remain different, since their groups are bound differently. */
function kindOf({ type }: PaperBox): string {
  return type === 'choice' ? 'text' : type;
}

function vocabularyShared(before: Paper, after: Paper): number {
  const [old, now] = [vocabularyOf(before), vocabularyOf(after)];
  const shared = [...old].filter((word) => now.has(word)).length;
  return shared / Math.max(1, Math.min(old.size, now.size));
}

function vocabularyOf({ rows }: Paper): Set<string> {
  return new Set(rows.flatMap(({ words }) => words.filter((word) => word.length > 3)));
}
