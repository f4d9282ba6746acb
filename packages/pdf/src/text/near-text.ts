import type { NearText } from '../fields/pdf-field.ts';
import type { Caption, FieldPosition } from './caption.ts';
import { type Item, itemText, itemUpFrom, paragraphUpFrom, wholeLabel } from './item.ts';
import {
  isBareLetter,
  type LineLabel,
  labelAtStart,
  labelBefore,
  labelOfCaption,
} from './line-label.ts';
import { isUnit, runsOf } from './runs.ts';
import type { Surroundings } from './surroundings.ts';

const maxCharacters = 120;
/** A text closer than this to the left of a box certainly belongs to it. */
const certainlyLeft = 14;
/** The maximum distance of a checkbox's text on its right. */
const maxDistanceRight = 25;
/** The maximum distance between rows of one form line, and of one paragraph. */
const widestGap = { line: 32, paragraph: 16 };

/** The text next to a box: on its left, on the right of a checkbox, or above or below it. */
export function nearText(page: Surroundings, place: FieldPosition): NearText | undefined {
  const found = place.kind === 'tick' ? itemOfTick(page, place) : itemOfText(page, place);
  if (!found) return undefined;
  const line = found.label && wholeLabel(page, found.label);
  const text = shortened(itemText(found));
  if (text === '' && line === undefined) return undefined;
  return { text, ...(line !== undefined && { line }) };
}

function itemOfText(page: Surroundings, place: FieldPosition): Item | undefined {
  const left = itemLeft(page, place);
  if (left?.hasNumber) return left.item;
  const caption = page.captionOf(place);
  if (caption && page.hasOwnCaption(place)) return captioned(caption);
  if (left && (left.gap <= certainlyLeft || left.item.label)) return labelled(page, place, left);
  if (caption?.isAligned) return captioned(caption);
  return left?.item ?? (caption && captioned(caption));
}

/** Labels a blank inside the words of a checkbox with the line of that checkbox. */
function labelled(page: Surroundings, place: FieldPosition, { item }: Beside): Item {
  const tick = item.label ? undefined : page.tickBefore(place);
  const leads = tick && page.rowsBeside(place).some((row) => leadsTo(place, page, tick, row));
  return leads ? { ...item, label: itemOfTick(page, tick)?.label } : item;
}

function leadsTo(
  place: FieldPosition,
  page: Surroundings,
  tick: FieldPosition,
  row: number,
): boolean {
  const run = page.rightOf(tick, row);
  if (!run || run.left - tick.right > maxDistanceRight) return false;
  return place.left - run.right <= certainlyLeft;
}

function captioned({ runs }: Caption): Item {
  const words = runs.flatMap((run) => run.words);
  const label = labelOfCaption(words);
  return { label, words: words.slice(label ? 1 : 0) };
}

function itemOfTick(page: Surroundings, place: FieldPosition): Item | undefined {
  const left = itemLeft(page, place);
  const right = itemRight(page, place);
  if (!right) return left?.item;
  // "Select one: [ ] Single": what ends with a colon asks, and the words of the box follow it.
  const isPrompt = left?.item.words.at(-1)?.text.endsWith(':') === true;
  const isLeft = left && left.item.words.length > 0 && left.gap < right.gap && !isPrompt;
  if (isLeft) return left.item;
  const before = left?.item.label && !isBareLetter(left.item.label) ? left.item.label : undefined;
  return { ...right.item, label: right.item.label ?? before ?? labelOfRow(page, place) };
}

/** The label of a line that ends with a row of checkboxes: "a  I am married . . . . [ ] Yes [ ] No". */
function labelOfRow(page: Surroundings, place: FieldPosition): LineLabel | undefined {
  const item = itemLeft(page, page.firstTickBeside(place))?.item;
  return item && item.words.length > 0 ? item.label : undefined;
}

/** An item next to a box, and its distance. */
type Beside = { gap: number; hasNumber: boolean; item: Item };

/** The item that ends to the left of a box, in the nearest row. */
function itemLeft(page: Surroundings, place: FieldPosition): Beside | undefined {
  const rows = page.rowsBeside(place).map((row) => {
    const words = page.leftOf(place, row);
    return { row, words, gap: place.left - Math.max(...words.map((word) => word.right)) };
  });
  const [nearest] = rows.filter(({ words }) => words.length > 0).sort((a, b) => a.gap - b.gap);
  if (!nearest) return undefined;
  const { row, words, gap } = nearest;
  const number = labelBefore(words, place.left);
  const runs = runsOf(words.filter((word) => word !== number?.word && !isUnit(word)));
  for (const [i, run] of [...runs].reverse().entries()) {
    const gaps = i === 0 ? widestGap.line : widestGap.paragraph;
    const item = itemUpFrom(page, place, row, { textLeft: run.left, widestGap: gaps });
    if (!item || !isSameLine(number, item.label)) continue;
    const rest = item.words.filter((word) => word !== number?.word);
    return {
      gap,
      hasNumber: number !== undefined,
      item: { label: number ?? item.label, words: rest },
    };
  }
  const last = runs.at(-1);
  const paragraph = last ? paragraphUpFrom(page, row, last) : [];
  return { gap, hasNumber: number !== undefined, item: { label: number, words: paragraph } };
}

/** Whether two labels are of the same line: line 3(a) begins with "(a)" and has "3(a)" before its box. */
function isSameLine(atBox: LineLabel | undefined, atStart: LineLabel | undefined): boolean {
  return !atBox || (atStart !== undefined && atBox.text.endsWith(atStart.text));
}

function itemRight(page: Surroundings, place: FieldPosition): Beside | undefined {
  for (const row of page.rowsBeside(place)) {
    const run = page.rightOf(place, row);
    const gap = run ? run.left - place.right : Number.MAX_VALUE;
    if (!run || gap > maxDistanceRight) continue;
    const own = labelAtStart(run.words, run.left);
    const first = page.firstTickBeside(place);
    const from = { textLeft: first.left, widestGap: widestGap.line };
    const above = own ? undefined : itemUpFrom(page, first, row, from);
    const item = { label: own ?? above?.label, words: run.words.slice(own ? 1 : 0) };
    return { gap, hasNumber: own !== undefined, item };
  }
  return undefined;
}

function shortened(text: string): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxCharacters))}…`;
}
