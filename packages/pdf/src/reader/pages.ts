import { checkLevel, damaged } from './limits.ts';
import type { PdfFile } from './pdf-file.ts';
import { type Dictionary, isDictionary, isName, Reference, type Value } from './values.ts';

/** A page with what it takes from the nodes above it. */
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
    for (const kid of kids) visit(kid, here, level + 1);
  };
  visit(catalogOf(file).get('Pages'), new Map(), 0);
  if (pages.length === 0) throw damaged('it has no pages');
  return pages;
}

function withOwn(inherited: Dictionary, dictionary: Dictionary): Dictionary {
  const here = new Map(inherited);
  for (const key of inheritable) {
    const own = dictionary.get(key);
    if (own !== undefined) here.set(key, own);
  }
  return here;
}
