import { describeField, rounded } from '../fields/describe-field.ts';
import { fieldNodes } from '../fields/field-nodes.ts';
import type { Box, Inspection, PdfField } from '../fields/pdf-field.ts';
import { catalogOf, pagesOf, visibleBox } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import { type Dictionary, isDictionary, PdfString } from '../reader/values.ts';
import { withNearTexts } from '../text/near-texts.ts';
import { describePage } from './describe-page.ts';

/** Whether to also read the pages, for the text next to each box. */
export type InspectOptions = { text?: boolean };

/** Lists every field of a PDF. Throws a PdfProblem when the file cannot be read. */
export function inspect(bytes: Uint8Array, options: InspectOptions = {}): Inspection {
  const file = new PdfFile(bytes);
  const catalog = catalogOf(file);
  const pages = pagesOf(file);
  const { fields, stale, orphans } = fieldNodes(file, pages);
  const form = file.at(catalog, 'AcroForm');
  const title = titleOf(file);
  const language = textAt(file, catalog, 'Lang');
  const seen = pages.map((page) => describePage(file, page));
  const corners = pages.map((page) => visibleBox(file, page));
  const described = fields.map((field) => asSeen(corners, describeField(file, field)));
  return {
    pages: seen,
    fields: options.text ? withNearTexts(file, pages, seen, described) : described,
    stale,
    orphans,
    encrypted: isDictionary(file.at(file.trailer, 'Encrypt')),
    xfa: isDictionary(form) && form.has('XFA'),
    tagged: isDictionary(file.at(catalog, 'StructTreeRoot')),
    ...(title && { title }),
    ...(language && { language }),
  };
}

/** A box relative to the lower left corner of the visible page. */
function seenFrom([left, bottom]: Box, [x, y, width, height]: Box): Box {
  return [rounded(x - left), rounded(y - bottom), width, height];
}

function asSeen(corners: Box[], field: PdfField): PdfField {
  const seen = (page: number, box: Box): Box => seenFrom(corners[page - 1] ?? [0, 0, 0, 0], box);
  const widgets = field.widgets.map((each) => ({ ...each, box: seen(each.page, each.box) }));
  return { ...field, widgets, box: seen(field.page, field.box) };
}

function titleOf(file: PdfFile): string | undefined {
  const info = file.at(file.trailer, 'Info');
  return isDictionary(info) ? textAt(file, info, 'Title') : undefined;
}

function textAt(file: PdfFile, dictionary: Dictionary, key: string): string | undefined {
  const value = file.at(dictionary, key);
  return value instanceof PdfString ? decodeText(value) : undefined;
}
