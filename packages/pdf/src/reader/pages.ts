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
    file.budget.contents(kids.length);
    for (const kid of kids) visit(kid, here, level + 1);
  };
  visit(catalogOf(file).get('Pages'), new Map(), 0);
  if (pages.length === 0) throw damaged('it has no pages');
  return pages;
}

/** The visible part of a page: left, bottom, width and height in the page's own coordinates. */
export function visibleBox(file: PdfFile, { inherited }: Page): [number, number, number, number] {
  const box = file.resolve(inherited.get('CropBox') ?? inherited.get('MediaBox'));
  const corners = (Array.isArray(box) ? box : []).map(file.resolve);
  const [x1, y1, x2, y2] = corners.map((each) => (typeof each === 'number' ? each : 0));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    return [0, 0, 612, 792];
  }
  return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
}

function withOwn(inherited: Dictionary, dictionary: Dictionary): Dictionary {
  const here = new Map(inherited);
  for (const key of inheritable) {
    const own = dictionary.get(key);
    if (own !== undefined) here.set(key, own);
  }
  return here;
}
