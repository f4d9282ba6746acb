import type { FieldPosition } from './caption.ts';
import { isPart, type LineLabel, labelAtStart, numberOfLabel, stepAtStart } from './line-label.ts';
import type { PrintedWord } from './printed-rows.ts';
import { isUnit, type Run, runsOf } from './runs.ts';
import type { Surroundings } from './surroundings.ts';

/** A line of a form as it is printed: its label, and its words. */
export type Item = { label?: LineLabel | undefined; words: PrintedWord[] };

/** The maximum distance of a label to the left of its text. */
const hanging = 60;

/** Searches upwards for the row that begins with a label, and reads from there to the box. */
export function itemUpFrom(
  page: Surroundings,
  place: FieldPosition,
  row: number,
  { textLeft, widestGap }: { textLeft: number; widestGap: number },
): Item | undefined {
  const { pile, ceiling } = page.above(place);
  const words: PrintedWord[][] = [];
  let last = page.rows[row]?.baseline ?? 0;
  for (let i = row; i >= 0; i -= 1) {
    const baseline = page.rows[i]?.baseline ?? 0;
    if (i < row && (baseline > ceiling || baseline - last > widestGap)) return undefined;
    const runs = i === row ? runsOf(page.leftOf(place, i)) : page.runsLeftOf(i, place.left + 3);
    const near = runs.filter((run) => run.left > textLeft - hanging);
    const labels = near.map((run) => labelAtStart(run.words, textLeft));
    const at = near.findLastIndex((run, k) => labels[k] && run.left < textLeft + 3);
    const own = at < 0 ? near.filter((run) => run.left > textLeft - 3) : near.slice(at);
    if (own.length > 0 || page.hasBoxIn(i, pile)) last = baseline;
    words.unshift(own.flatMap((run) => run.words));
    if (at < 0) continue;
    const others = page.boxesRightOf(near[at]?.right ?? 0, [...pile, place]);
    const isOthers =
      i < row && others.some((each) => page.hasBoxIn(i, [each]) && takesLabel(page, each, place));
    return isOthers ? undefined : { label: labels[at], words: words.flat().slice(1) };
  }
  return undefined;
}

/**
 * Whether the label of a row belongs to a box in it. Checkboxes may share a label: "1 [ ] Single
 * [ ] Married", and below "[ ] Widowed". A box with a caption needs none.
 */
function takesLabel(page: Surroundings, each: FieldPosition, place: FieldPosition): boolean {
  if (place.kind !== 'tick') return true;
  return each.kind !== 'tick' && !page.hasOwnCaption(each);
}

/** A text without a label: its last row, and the rows above that begin at the same position. */
export function paragraphUpFrom(page: Surroundings, row: number, last: Run): PrintedWord[] {
  const rows = [last.words];
  let { baseline } = last;
  for (let i = row - 1; i >= 0 && rows.length < 4; i -= 1) {
    const above = runsOf(page.rows[i]?.words ?? []).find(
      (run) => Math.abs(run.left - last.left) < 2,
    );
    const size = last.words[0]?.size ?? 0;
    if ((page.rows[i]?.baseline ?? 0) - baseline > 1.35 * size) break;
    if (!above) continue;
    if (page.hasBoxIn(i) || labelAtStart(above.words, last.left)) break;
    rows.unshift(above.words);
    baseline = above.baseline;
  }
  return rows.flat();
}

/** The full label of a line: its letter, and the number further left and above that it belongs to. */
export function wholeLabel(page: Surroundings, label: LineLabel): string {
  const { text, word } = label;
  if (!isPart(label)) return text;
  const lowest = page.rows.findLastIndex(({ baseline }) => baseline > word.baseline - 8);
  for (let i = lowest; i >= 0; i -= 1) {
    for (const run of page.runsLeftOf(i, word.left - 2).reverse()) {
      const above = labelAtStart(run.words, word.left)?.text ?? '';
      const number = stepAtStart(run.words) ?? numberOfLabel(above);
      if (number !== undefined) return `${number}${text}`;
    }
  }
  return text;
}

/** The words of an item as text, without a label that repeats at the beginning. */
export function itemText({ label, words }: Item): string {
  const texts = words.filter((word) => !isUnit(word)).map((word) => word.text);
  if (texts[0] === label?.word.text) texts.shift();
  return texts.join(' ');
}
