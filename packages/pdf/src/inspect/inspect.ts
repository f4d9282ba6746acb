import { catalogOf, type Page, pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import { type Dictionary, isDictionary, PdfString } from '../reader/values.ts';
import { describeField, quarterTurn } from './describe-field.ts';
import { fieldNodes } from './field-nodes.ts';
import type { Inspection } from './pdf-field.ts';

/** Lists every field of a PDF. What cannot be read is a PdfProblem, in a sentence for its owner. */
export function inspect(bytes: Uint8Array): Inspection {
  const file = new PdfFile(bytes);
  const catalog = catalogOf(file);
  const { fields, stale, orphans } = fieldNodes(file);
  const form = file.at(catalog, 'AcroForm');
  const title = titleOf(file);
  const language = textAt(file, catalog, 'Lang');
  return {
    pages: pagesOf(file).map((page) => describePage(file, page)),
    fields: fields.map((field) => describeField(file, field)),
    stale,
    orphans,
    encrypted: isDictionary(file.at(file.trailer, 'Encrypt')),
    xfa: isDictionary(form) && form.has('XFA'),
    tagged: isDictionary(file.at(catalog, 'StructTreeRoot')),
    ...(title && { title }),
    ...(language && { language }),
  };
}

function describePage(file: PdfFile, { inherited }: Page): Inspection['pages'][number] {
  const box = file.resolve(inherited.get('CropBox') ?? inherited.get('MediaBox'));
  const corners = Array.isArray(box) ? box.map(file.resolve) : [];
  const [x1, y1, x2, y2] = corners.map((each) => (typeof each === 'number' ? each : 0));
  const rotate = file.at(inherited, 'Rotate');
  return {
    width: Math.abs((x2 ?? 612) - (x1 ?? 0)),
    height: Math.abs((y2 ?? 792) - (y1 ?? 0)),
    rotate: quarterTurn(typeof rotate === 'number' ? rotate : 0),
  };
}

function titleOf(file: PdfFile): string | undefined {
  const info = file.at(file.trailer, 'Info');
  return isDictionary(info) ? textAt(file, info, 'Title') : undefined;
}

function textAt(file: PdfFile, dictionary: Dictionary, key: string): string | undefined {
  const value = file.at(dictionary, key);
  return value instanceof PdfString ? decodeText(value) : undefined;
}
