import type { PaperBox } from '../foundation/paper.ts';
import type { Place } from './expected-places.ts';

/** What speaks for two boxes being the same. */
export type Signals = {
  /** How much their words have in common, from 0 to 1; undefined if they cannot be compared. */
  words: number | undefined;
  /** How much of the shorter text is in the other one. */
  within: number;
  /** How much the words in the rows around them have in common. */
  around: number;
  /** How much the words in their own rows have in common. */
  beside: number;
  /** Whether both have the same words, and the same numbers in them. */
  isSameText: boolean;
  /** Whether they are under the same heading. */
  section: 'same' | 'other' | 'unknown';
  /** Whether neither has words of its own. */
  isBare: boolean;
  /** The greater width divided by the smaller one. */
  stretch: number;
  line: 'same' | 'other' | 'unknown';
  /** The distance in points from where the old box is expected, and from its row there. */
  distance: number;
  rowDistance: number;
  isSameKind: boolean;
  /** Whether the old box takes a mark. */
  isMark: boolean;
};

const alike = 0.75;
const unlike = 0.3;
const inPlace = 8;

/** How many independent signals say that two boxes are the same: words, line, place. */
export function countAgreeing(signals: Signals): number {
  const { around, isBare, line, distance } = signals;
  const byWords = isAlike(signals) || (isBare && around >= 0.85);
  return Number(byWords) + Number(line === 'same') + Number(distance <= inPlace);
}

/** Whether the words are nearly the same, or one text contains the other. */
export function isAlike({ words = 0, within }: Signals): boolean {
  return words >= alike || (within >= 0.95 && words >= 0.5);
}

/** How close the words are, where one text may contain the other. */
export function nearness({ words = 0, within }: Signals): number {
  return Math.max(words, 0.7 * within);
}

/** Whether the words differ, and neither text contains the other. */
export function hasOtherWords({ words, within }: Signals): boolean {
  return words !== undefined && words < unlike && within < 0.9;
}

/** Whether a box takes a mark. */
export function isTick({ type }: PaperBox): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** How far the new box is from the places where the old one is expected. */
export function distancesOf(
  expected: readonly Place[],
  { page, box }: PaperBox,
): Pick<Signals, 'distance' | 'rowDistance'> {
  const [left, bottom, , height] = box;
  const here = expected.filter((place) => place.page === page);
  const rows = here.map(({ box: [, y, , tall] }) => Math.abs(y + tall / 2 - bottom - height / 2));
  const places = here.map(({ box: [x] }, i) => Math.hypot(x - left, rows[i] ?? 0));
  return {
    distance: Math.min(Number.MAX_VALUE, ...places),
    rowDistance: Math.min(Number.MAX_VALUE, ...rows),
  };
}

/** How likely two boxes are the same, as one number for the assignment of all boxes. */
export function scoreOf(signals: Signals): number {
  const { words, within, around, line, distance, rowDistance, isSameKind } = signals;
  const byWords = words === undefined ? around / 3 : Math.max(words, 0.8 * within);
  const byLine = line === 'same' ? 0.7 : 0;
  const byPlace = Math.max(0, 1 - distance / 40, rowDistance <= inPlace ? 0.6 : 0);
  return 1.3 * byWords + byLine + byPlace + 0.2 * around - (isSameKind ? 0 : 0.5);
}

/** Whether a new box can be the same as the old one, judged by its words or its position. */
export function isCandidate(signals: Signals): boolean {
  const { words, within, line, distance, isSameKind, isMark } = signals;
  if (!isSameKind && within < 0.95 && distance > inPlace) return false;
  // A mark means what is printed next to it: with other words, far away on another line, it is another mark.
  const isElsewhere = line === 'other' && distance > 60;
  if (isMark && isElsewhere && words !== undefined && words < 0.4) return false;
  return isCandidateByPlace(signals) || isCandidateByWords(signals);
}

function isCandidateByPlace({ words = 0, line, distance, rowDistance }: Signals): boolean {
  if (line !== 'other' && (distance <= 2 * inPlace || rowDistance <= inPlace)) return true;
  if (line === 'same' && distance <= 60) return true;
  return words >= 0.2 && distance <= 2 * inPlace;
}

function isCandidateByWords({ words, within, around, line, distance, section }: Signals): boolean {
  if (words === undefined) return distance <= 20 || around >= unlike || line === 'same';
  if (section === 'other' && words < 0.5 && within < 0.9) return false;
  return words >= 0.4 || within >= 0.6 || (line === 'same' && around >= 0.7);
}
