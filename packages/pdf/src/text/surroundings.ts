import {
  type Caption,
  distanceAbove,
  distanceBelow,
  type FieldPosition,
  isAlignedWith,
  isSentence,
  isStackedOn,
  overlaps,
} from './caption.ts';
import { labelOfCaption } from './line-label.ts';
import type { PrintedRow, PrintedWord } from './printed-rows.ts';
import { type Run, runsOf } from './runs.ts';

type Side = 'above' | 'below';

/** The maximum distance of a caption from its box. */
const farthest = { above: 20, below: 9 };
/** A caption closer than this to a box certainly belongs to it. */
const ownCaption = 4;
/** The widest gap between the number of a caption and its words. */
const widestLabelGap = 24;
/** The penalty of a caption on the side where the page has few. */
const unusual = 3;

/** The printed rows of a page and the positions of its boxes. */
export class Surroundings {
  private usual: Side | undefined;

  constructor(
    readonly rows: PrintedRow[],
    private readonly places: FieldPosition[],
  ) {}

  /** The indexes of the rows next to a box, the lowest first. */
  rowsBeside(place: FieldPosition): number[] {
    const beside: number[] = [];
    for (const [i, { baseline, size }] of this.rows.entries()) {
      const middle = baseline + 0.3 * size;
      if (middle > place.bottom - 1 && middle < place.top + 1) beside.unshift(i);
    }
    return beside;
  }

  /** The words of a row to the left of a box, up to the next box. */
  leftOf(place: FieldPosition, row: number): PrintedWord[] {
    const edges = this.beside(place).filter((each) => each.right < place.left + 3);
    const limit = Math.max(0, ...edges.map((each) => each.right));
    return this.words(row).filter(
      (word) => word.right < place.left + 3 && (word.left + word.right) / 2 > limit,
    );
  }

  /** The run of words to the right of a box, up to the next box. */
  rightOf(place: FieldPosition, row: number): Run | undefined {
    const edges = this.beside(place).filter((each) => each.left > place.right - 3);
    const limit = Math.min(Number.MAX_VALUE, ...edges.map((each) => each.left));
    const words = this.words(row).filter(
      (word) => word.left > place.right - 3 && (word.left + word.right) / 2 < limit,
    );
    return runsOf(words)[0];
  }

  /** The runs of a row that begin to the left of a point. */
  runsLeftOf(row: number, before: number): Run[] {
    return runsOf(this.words(row)).filter((run) => run.left < before);
  }

  /** Whether one of these boxes, or any box of the page, is in a row. */
  hasBoxIn(row: number, boxes = this.places): boolean {
    const { baseline = 0, size = 0 } = this.rows[row] ?? {};
    const middle = baseline + 0.3 * size;
    return boxes.some((each) => middle > each.bottom && middle < each.top);
  }

  /** The boxes that begin to the right of a point, except the given ones. */
  boxesRightOf(x: number, without: FieldPosition[]): FieldPosition[] {
    return this.places.filter((each) => each.left > x && !without.includes(each));
  }

  /** The first checkbox in the same row as this one. */
  firstTickBeside(place: FieldPosition): FieldPosition {
    const ticks = this.beside(place).filter(
      (each) => each.kind === 'tick' && each.left < place.left,
    );
    return ticks.sort((a, b) => a.left - b.left)[0] ?? place;
  }

  /** The checkboxes in a column above this one, and the lowest edge of a box above them. */
  above(place: FieldPosition): { pile: FieldPosition[]; ceiling: number } {
    const above = this.places
      .filter((each) => each !== place && overlaps(each, place) && each.bottom > place.top - 2)
      .sort((a, b) => a.bottom - b.bottom);
    const pile: FieldPosition[] = [];
    for (const each of above) {
      if (!isStackedOn(each, pile.at(-1) ?? place)) return { pile, ceiling: each.bottom };
      pile.push(each);
    }
    return { pile, ceiling: Number.MAX_VALUE };
  }

  /** The caption of a box: above it, in its upper part, or below it. */
  captionOf(place: FieldPosition): Caption | undefined {
    const above = this.caption(place, 'above');
    const below = this.caption(place, 'below');
    if (!above || !below?.isAligned) return above ?? (below?.isAligned ? below : undefined);
    if (place.kind === 'sign') return below;
    this.usual ??= this.usualSide();
    const [less, more] = this.usual === 'above' ? [0, unusual] : [unusual, 0];
    const sentence = isSentence(above) && !isSentence(below) ? 2 * unusual : 0;
    return above.distance + less + sentence <= below.distance + more ? above : below;
  }

  /** Whether a box has a caption that begins at the same position and is close to it. */
  hasOwnCaption(place: FieldPosition): boolean {
    const caption = this.captionOf(place);
    return caption?.isAligned === true && caption.distance <= ownCaption;
  }

  /** The checkbox whose words lead to this box: "[ ] Other: ______". */
  tickBefore(place: FieldPosition): FieldPosition | undefined {
    const before = this.beside(place).filter((each) => each.right < place.left + 3);
    const [nearest] = before.sort((a, b) => b.right - a.right);
    return nearest?.kind === 'tick' ? nearest : undefined;
  }

  /** The side on which most boxes with a single caption have it. */
  private usualSide(): Side {
    let below = 0;
    for (const place of this.places) {
      const sides = (['above', 'below'] as const).filter(
        (side) => place.kind === 'text' && this.caption(place, side)?.isAligned,
      );
      if (sides.length === 1) below += sides[0] === 'below' ? 1 : -1;
    }
    return below > 0 ? 'below' : 'above';
  }

  private caption(place: FieldPosition, side: Side): Caption | undefined {
    const rows = side === 'above' ? [...this.rows].reverse() : this.rows;
    const runs: Run[] = [];
    let distance = Number.MAX_VALUE;
    for (const row of rows) {
      const away = side === 'above' ? distanceAbove(row, place) : distanceBelow(row, place);
      if (away === undefined) continue;
      const last = runs.at(-1);
      if (last ? Math.abs(last.baseline - row.baseline) > 1.4 * row.size : away > farthest[side])
        break;
      const run = this.captionIn(row, place, side);
      if (!run || (last && !isAlignedWith(last, run))) continue;
      distance = Math.min(distance, Math.max(0, away));
      if (runs.push(run) === 3) break;
    }
    const [nearest] = runs;
    if (!nearest) return undefined;
    const end = side === 'above' ? (place.left + place.right) / 2 : place.left + 24;
    const isAligned = nearest.left > place.left - 8 && nearest.left < end;
    return { runs: side === 'above' ? runs.reverse() : runs, distance, isAligned };
  }

  /** The part of a row that is above or below a box and not its neighbours. */
  private captionIn(row: PrintedRow, place: FieldPosition, side: Side): Run | undefined {
    const isBetween = (each: FieldPosition) =>
      side === 'above'
        ? each.bottom > place.top - 2 && each.bottom < row.baseline
        : each.top < place.bottom + 2 && each.top > row.baseline;
    if (this.places.some((each) => each !== place && overlaps(each, place) && isBetween(each))) {
      return undefined;
    }
    const others = this.beside(place);
    const run = runsOf(row.words).find(
      (each) => each.left < place.right && each.right > place.left,
    );
    if (!run) return undefined;
    const isNeighbours = (word: PrintedWord) => others.some((each) => overlaps(each, word));
    const first = run.words.findIndex((word) => word.right > place.left - 1 && !isNeighbours(word));
    const end = run.words.findIndex((word, i) => i > first && isNeighbours(word));
    const words = first < 0 ? [] : run.words.slice(first, end < 0 ? undefined : end);
    const startsHere = first > 0 && isNeighbours(run.words[first - 1] as PrintedWord);
    if (!words[0] || (first > 0 && side === 'below')) return undefined;
    if (labelOfCaption(words) && this.hasBoxIn(this.rows.indexOf(row), this.apart(place))) {
      return undefined;
    }
    const left = startsHere ? words[0].left : run.left;
    return { ...run, words: this.withTextOfLabel(words, row, place), left };
  }

  /** Adds the words after the gap to a caption that is only a number: "2   Your social security number". */
  private withTextOfLabel(
    words: PrintedWord[],
    row: PrintedRow,
    place: FieldPosition,
  ): PrintedWord[] {
    const [label, ...more] = words;
    if (!label || more.length > 0 || !/^[0-9]{1,2}[a-z]?\.?$/.test(label.text)) return words;
    const next = runsOf(row.words).find(({ left }) => left > label.right);
    const isOwn = next && next.left - label.right < widestLabelGap && next.left < place.right;
    return isOwn ? [label, ...next.words.filter(({ left }) => left < place.right)] : words;
  }

  private words(row: number): PrintedWord[] {
    return this.rows[row]?.words ?? [];
  }

  /** The boxes that are not on the same level. */
  private apart(place: FieldPosition): FieldPosition[] {
    const beside = this.beside(place);
    return this.places.filter((each) => each !== place && !beside.includes(each));
  }

  /** Other boxes on the same level. */
  private beside(place: FieldPosition): FieldPosition[] {
    return this.places.filter((each) => {
      const shared = Math.min(each.top, place.top) - Math.max(each.bottom, place.bottom);
      const least = Math.min(each.top - each.bottom, place.top - place.bottom);
      return each !== place && shared > 0.3 * least && !overlaps(each, place);
    });
  }
}
