import type { Box } from '../fields/pdf-field.ts';
import { layersOf } from '../reader/layers.ts';
import { pagesOf, userUnit } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { type PixelSize, rawPictures } from '../render/page-pictures.ts';
import {
  type Annotation,
  annotationsOn,
  asPrinted,
  meet,
  printedOnly,
  switchedOff,
} from './annotations.ts';
import { type InkShares, measureInk } from './measure-ink.ts';
import { PageGrid } from './page-grid.ts';
import { type CountedPrint, type PrintInBox, printInBox } from './print-in-box.ts';
import type { Sheet } from './sheet.ts';
import { printedSizes, valuesAlone } from './values-alone.ts';

/** The same file three times: without values, filled, and filled with all values in black. */
export type VisibilityFiles = {
  blank: Uint8Array;
  /** Not needed where nothing can lie over a value. */
  filled?: Uint8Array;
  black: Uint8Array;
};

/** A box that was filled. */
export type InkPlace = {
  /** Counted from 1. */
  page: number;
  /** In the page's own coordinates. */
  box: Box;
  color: number[];
  /** The numbers of the marked content of its texts; a mark has none. */
  tags: number[];
  /** Which print of the blank in it counts. */
  counted: CountedPrint;
};

/** What people see of the ink in a box. */
export type InkVisibility = InkShares & {
  /** The size of its smallest letters in points; for a mark, the shorter side of its box. */
  size: number;
  /** What the blank prints across it. */
  print?: PrintInBox;
  /** The kind of an annotation that lies over it, such as Stamp. */
  above?: string;
  /** Whether the page shows less than its paper. */
  isCropped: boolean;
};

/** Draws the pages that have values, and measures for each box how much of its ink is seen. */
export async function measureVisibility(
  files: VisibilityFiles,
  places: readonly InkPlace[],
  leastContrast: number,
): Promise<InkVisibility[]> {
  const file = new PdfFile(files.black);
  const pages = pagesOf(file);
  const grids = new Map<number, PageGrid>();
  const sizes = new Map<number, number>();
  const units = new Map<number, number>();
  const notes = new Map<number, Annotation[]>();
  for (const number of new Set(places.map(({ page }) => page))) {
    const page = pages[number - 1];
    if (!page) throw new Error(`There is no page ${number}.`);
    const boxes = places.filter((each) => each.page === number).map(({ box }) => box);
    grids.set(number, new PageGrid(file, page, boxes));
    for (const [tag, size] of printedSizes(file, page)) sizes.set(tag, size * userUnit(file, page));
    units.set(number, userUnit(file, page));
    notes.set(number, annotationsOn(file, page));
  }
  const isOther =
    printedOnly(file).length + switchedOff(file).length > 0 || layersOf(file).showPrinted();
  const shown = isOther ? asPrinted : (bytes: Uint8Array) => bytes;
  const alone = valuesAlone(file, grids);
  const sheets = await sheetsOf(
    { blank: shown(files.blank), filled: files.filled && shown(files.filled), alone },
    grids,
  );
  return places.map(({ page, box, color, tags, counted }) => {
    const sheet = sheets.get(page);
    if (!sheet) throw new Error(`Page ${page} was not drawn.`);
    const letters = tags.flatMap((tag) => sizes.get(tag) ?? []);
    const unit = units.get(page) ?? 1;
    const size = Math.min(...(letters.length > 0 ? letters : [unit * box[2], unit * box[3]]));
    const print = printInBox(box, sheet, counted);
    const above = notes.get(page)?.find((note) => meet(note.box, box))?.kind;
    return {
      ...measureInk(box, color, sheet, leastContrast),
      size,
      isCropped: sheet.grid.isCropped,
      ...(print && { print }),
      ...(above !== undefined && { above }),
    };
  });
}

async function sheetsOf(
  {
    blank,
    filled,
    alone,
  }: Record<'blank' | 'alone', Uint8Array> & { filled: Uint8Array | undefined },
  grids: ReadonlyMap<number, PageGrid>,
): Promise<Map<number, Sheet>> {
  const sizes = new Map([...grids].map(([page, { size }]) => [page, size]));
  const wider = new Map(
    [...grids].map(([page, { size, margin }]) => [page, widened(size, margin)]),
  );
  const blanks = await rawPictures(blank, sizes);
  const filledOnes = filled && (await rawPictures(filled, sizes));
  const alones = await rawPictures(alone, wider);
  const sheets = new Map<number, Sheet>();
  for (const [page, grid] of grids) {
    const [below, values, whole] = [blanks.get(page), alones.get(page), filledOnes?.get(page)];
    if (!below || !values) continue;
    sheets.set(page, { grid, blank: below, alone: values, ...(whole && { filled: whole }) });
  }
  return sheets;
}

function widened({ width, height }: PixelSize, margin: number): PixelSize {
  return { width: width + 2 * margin, height: height + 2 * margin };
}
