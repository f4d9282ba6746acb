import { boxOf } from '../fields/describe-field.ts';
import type { Box } from '../fields/pdf-field.ts';
import { layersOf } from '../reader/layers.ts';
import { type Page, pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name } from '../reader/values.ts';
import { writeFile } from '../writer/write-file.ts';

/** An annotation, such as a Stamp, and its box. */
export type Annotation = { kind: string; box: Box };

const [hidden, print, noView] = [2, 4, 32];

/** The annotations of a page that have an appearance and are not hidden. */
export function annotationsOn(file: PdfFile, page: Page): Annotation[] {
  return dictionariesOn(file, page).flatMap((dictionary) => {
    const kind = file.at(dictionary, 'Subtype');
    const flags = file.at(dictionary, 'F');
    const isHidden = typeof flags === 'number' && (flags & hidden) !== 0;
    if (!(kind instanceof Name) || !dictionary.has('AP') || isHidden) return [];
    if (isSwitchedOff(file, dictionary)) return [];
    return [{ kind: kind.text, box: boxOf(file, dictionary) }];
  });
}

/** Whether an annotation is in a layer that is off on screen and on paper. */
function isSwitchedOff(file: PdfFile, dictionary: Dictionary): boolean {
  const layers = layersOf(file);
  return layers.hides(dictionary, 'View') && layers.hides(dictionary, 'Print');
}

/** Annotations whose layer is switched off. A renderer that ignores the layers of annotations would still draw them. */
export function switchedOff(file: PdfFile): Dictionary[] {
  return pagesOf(file)
    .flatMap((page) => dictionariesOn(file, page))
    .filter((dictionary) => isSwitchedOff(file, dictionary));
}

/** Annotations that are printed but not shown on screen: they can cover a value on paper only. */
export function printedOnly(file: PdfFile): Dictionary[] {
  return pagesOf(file)
    .flatMap((page) => dictionariesOn(file, page))
    .filter((dictionary) => {
      const flags = file.at(dictionary, 'F');
      return typeof flags === 'number' && (flags & print) !== 0 && (flags & noView) !== 0;
    });
}

/** The file with all that is shown on screen or on paper, and without the annotations that are switched off. */
export function asPrinted(bytes: Uint8Array): Uint8Array {
  const file = new PdfFile(bytes);
  const off = switchedOff(file);
  for (const dictionary of printedOnly(file)) dictionary.set('F', print);
  for (const dictionary of off) dictionary.set('F', hidden);
  layersOf(file).showPrinted();
  return writeFile(file);
}

function dictionariesOn(file: PdfFile, { dictionary }: Page): Dictionary[] {
  const all = file.at(dictionary, 'Annots');
  return Array.isArray(all) ? all.map(file.resolve).filter(isDictionary) : [];
}

/** Whether two boxes overlap. */
export function meet([x, y, width, height]: Box, [left, bottom, wide, high]: Box): boolean {
  return x < left + wide && x + width > left && y < bottom + high && y + height > bottom;
}
