import { checkLevel, damaged } from './limits.ts';
import type { PdfFile } from './pdf-file.ts';
import { type Dictionary, isDictionary, isName, Reference, type Value } from './values.ts';

/** A page with the entries that it inherits. */
export type Page = { reference: Reference; dictionary: Dictionary; inherited: Dictionary };

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** The catalog: the root of everything in the file. */
export function catalogOf(file: PdfFile): Dictionary {
  const root = file.at(file.trailer, 'Root');
  if (!isDictionary(root)) throw damaged('it has no catalog');
  return root;
}

/** All pages in reading order. */
export function pagesOf(file: PdfFile): Page[] {
  const pages: Page[] = [];
  const seen = new Set<number>();
  const visit = (node: Value | undefined, inherited: Dictionary, level: number): void => {
    checkLevel(level);
    if (!(node instanceof Reference) || seen.has(node.number)) return;
    seen.add(node.number);
    const dictionary = file.resolve(node);
    if (!isDictionary(dictionary)) throw damaged('a page is missing');
    const here = withOwn(inherited, dictionary);
    const kids = file.at(dictionary, 'Kids');
    if (!Array.isArray(kids) || isName(file.at(dictionary, 'Type'), 'Page')) {
      pages.push({ reference: node, dictionary, inherited: here });
      return;
    }
    file.budget.countValues(kids.length);
    for (const kid of kids) visit(kid, here, level + 1);
  };
  visit(catalogOf(file).get('Pages'), new Map(), 0);
  if (pages.length === 0) throw damaged('it has no pages');
  return pages;
}

/**
 * The visible part of a page: left, bottom, width and height in the page's own coordinates. A crop box counts only
 * as far as it is on the paper, and is ignored if no part of it is.
 */
export function visibleBox(file: PdfFile, { inherited }: Page): [number, number, number, number] {
  const paper = cornersOf(file, inherited.get('MediaBox')) ?? [0, 0, 612, 792];
  const crop = cornersOf(file, inherited.get('CropBox')) ?? paper;
  const [left, bottom] = [Math.max(paper[0], crop[0]), Math.max(paper[1], crop[1])];
  const [right, top] = [Math.min(paper[2], crop[2]), Math.min(paper[3], crop[3])];
  const isEmpty = right <= left || top <= bottom;
  const [x1, y1, x2, y2] = isEmpty ? paper : [left, bottom, right, top];
  return [x1, y1, x2 - x1, y2 - y1];
}

/** How many points a unit of a page's coordinates is: one, unless the page says otherwise. */
export function userUnit(file: PdfFile, { dictionary }: Page): number {
  const unit = file.at(dictionary, 'UserUnit');
  return typeof unit === 'number' && unit > 0 ? unit : 1;
}

/** Whether a page shows less than its paper. */
export function isCropped(file: PdfFile, page: Page): boolean {
  const [left = 0, bottom = 0, right = 612, top = 792] =
    cornersOf(file, page.inherited.get('MediaBox')) ?? [];
  const [, , width, height] = visibleBox(file, page);
  return width < right - left || height < top - bottom;
}

/** Left, bottom, right and top of a rectangle, in whatever order its corners were written. */
function cornersOf(
  file: PdfFile,
  value: Value | undefined,
): [number, number, number, number] | undefined {
  const box = file.resolve(value);
  const corners = (Array.isArray(box) ? box : []).map(file.resolve);
  const [x1, y1, x2, y2] = corners.map((each) => (typeof each === 'number' ? each : 0));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

function withOwn(inherited: Dictionary, dictionary: Dictionary): Dictionary {
  const here = new Map(inherited);
  for (const key of inheritable) {
    const own = dictionary.get(key);
    if (own !== undefined) here.set(key, own);
  }
  return here;
}
