import type { FieldType, Inspection, PdfField } from '../inspect/pdf-field.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { nearText } from './near-text.ts';
import { rowsOfPage } from './rows-of-page.ts';
import { SeenPage } from './seen-page.ts';
import { type Place, Surroundings } from './surroundings.ts';

/** The fields with what is printed next to each of their widgets. */
export function withNearTexts(
  file: PdfFile,
  pages: Page[],
  seen: Inspection['pages'],
  fields: PdfField[],
): PdfField[] {
  const places = fields.map((field) => placesOf(field, seen));
  const around = pages.map((page, i) => {
    const here = fields.flatMap(({ widgets }, j) =>
      (places[j] ?? []).filter((_, k) => widgets[k]?.page === i + 1 && !widgets[k].hidden),
    );
    const facts = seen[i];
    return new Surroundings(here.length > 0 && facts ? rowsOfPage(file, page, facts) : [], here);
  });
  return fields.map((field, i) => ({
    ...field,
    widgets: field.widgets.map((widget, j) => {
      const [page, place] = [around[widget.page - 1], places[i]?.[j]];
      const near = page && place && nearText(page, place);
      return { ...widget, ...(near && { near }) };
    }),
  }));
}

function placesOf({ type, widgets }: PdfField, seen: Inspection['pages']): Place[] {
  return widgets.map(({ page, box }) => {
    const facts = seen[page - 1] ?? { width: 0, height: 0, rotate: 0 };
    const [left, bottom, width, height] = new SeenPage(facts).box(box);
    return { left, bottom, right: left + width, top: bottom + height, kind: kindOf(type) };
  });
}

function kindOf(type: FieldType): Place['kind'] {
  if (type === 'signature') return 'sign';
  return type === 'checkbox' || type === 'radio' ? 'tick' : 'text';
}
