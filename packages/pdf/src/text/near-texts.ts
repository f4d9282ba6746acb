import type { FieldType, Inspection, PdfField } from '../fields/pdf-field.ts';
import { limits } from '../reader/limits.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import type { FieldPosition } from './caption.ts';
import { nearText } from './near-text.ts';
import { rowsOfPage } from './rows-of-page.ts';
import { SeenPage } from './seen-page.ts';
import { Surroundings } from './surroundings.ts';

/** Adds to each widget of the fields the text printed next to it. */
export function withNearTexts(
  file: PdfFile,
  pages: Page[],
  seen: Inspection['pages'],
  fields: PdfField[],
): PdfField[] {
  const places = fields.map((field) => placesOf(field, seen));
  const around = new Map<number, Surroundings>();
  for (const [number, boxes] of visibleBoxes(fields, places)) {
    const [page, facts] = [pages[number - 1], seen[number - 1]];
    if (!page || !facts || boxes.length > limits.boxesOnPage) continue;
    const rows = rowsOfPage(file, page, facts);
    if (rows.length <= limits.rowsOnPage) around.set(number, new Surroundings(rows, boxes));
  }
  return fields.map((field, i) => ({
    ...field,
    widgets: field.widgets.map((widget, j) => {
      file.budget.checkTime();
      const [page, place] = [around.get(widget.page), places[i]?.[j]];
      const near = page && place && nearText(page, place);
      return { ...widget, ...(near && { near }) };
    }),
  }));
}

/** The visible boxes by page. */
function visibleBoxes(fields: PdfField[], places: FieldPosition[][]): Map<number, FieldPosition[]> {
  const boxes = new Map<number, FieldPosition[]>();
  for (const [i, { widgets }] of fields.entries()) {
    for (const [j, { page, hidden }] of widgets.entries()) {
      const place = places[i]?.[j];
      const here = boxes.get(page) ?? [];
      if (place && !hidden) here.push(place);
      boxes.set(page, here);
    }
  }
  return boxes;
}

function placesOf({ type, widgets }: PdfField, seen: Inspection['pages']): FieldPosition[] {
  return widgets.map(({ page, box }) => {
    const facts = seen[page - 1] ?? { width: 0, height: 0, rotate: 0 };
    const [left, bottom, width, height] = new SeenPage(facts).box(box);
    return { left, bottom, right: left + width, top: bottom + height, kind: kindOf(type) };
  });
}

function kindOf(type: FieldType): FieldPosition['kind'] {
  if (type === 'signature') return 'sign';
  return type === 'checkbox' || type === 'radio' ? 'tick' : 'text';
}
