import type { FieldNode } from '../fields/field-nodes.ts';
import type { Box, PdfField } from '../fields/pdf-field.ts';
import { PdfProblem } from '../foundation/problem.ts';
import { describePage } from '../inspect/describe-page.ts';
import { latin1Bytes } from '../reader/characters.ts';
import { type Page, pagesOf, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { encodeText } from '../reader/text-string.ts';
import {
  type Dictionary,
  isDictionary,
  Name,
  PdfString,
  type Reference,
  StreamObject,
  type Value,
} from '../reader/values.ts';
import { rowsOfPage } from '../text/rows-of-page.ts';
import { formOf } from './strip.ts';

export type NewField = {
  name: string;
  page: number;
  box: Box;
  type: 'text' | 'checkbox' | 'signature';
  multiline: boolean;
  align: PdfField['align'];
  /** How many cells it has, one for each character. */
  comb: number | undefined;
  tooltip: string | undefined;
};

/** Adds a field that the agency's file lacks. */
export function addField(file: PdfFile, fields: FieldNode[], field: NewField): void {
  if (field.name.includes('.')) {
    throw new PdfProblem(`The added field "${field.name}" has a dot in its name. Leave it out.`);
  }
  const page = pageAt(file, field.page, field.name);
  const dictionary = widgetOf(file, page, field);
  const reference = file.add(dictionary);
  const annotations = file.at(page.dictionary, 'Annots');
  const before = Array.isArray(annotations) ? annotations : [];
  page.dictionary.set('Annots', [...before, reference]);
  useHelvetica(file);
  const widget = { page: field.page, chain: [dictionary], references: [reference] };
  fields.push({ name: field.name, widgets: [widget] });
}

/** How far to turn a field on a rotated page: as most of its words are turned, so that all are read in the same direction. */
function turnOf(file: PdfFile, page: Page): number {
  const { rotate } = describePage(file, page);
  if (rotate === 0) return 0;
  const upright = rowsOfPage(file, page, describePage(file, page)).length;
  const asDrawn = rowsOfPage(file, page, { ...describePage(file, page), rotate: 0 }).length;
  return upright > asDrawn ? rotate : 0;
}

/** The page of this number, counted from 1. */
export function pageAt(file: PdfFile, number: number, name: string): Page {
  const pages = pagesOf(file);
  const page = pages[number - 1];
  if (!page) {
    throw new PdfProblem(
      `"${name}" is placed on page ${number}, but the PDF has ${pages.length} pages.`,
    );
  }
  return page;
}

/** Converts a box from visible coordinates to those of the page. */
export function onPage(file: PdfFile, page: Page, [x, y, width, height]: Box): Box {
  const [left, bottom] = visibleBox(file, page);
  return [x + left, y + bottom, width, height];
}

function widgetOf(file: PdfFile, page: Page, field: NewField): Dictionary {
  const [x, y, width, height] = onPage(file, page, field.box);
  const dictionary: Dictionary = new Map<string, Value>([
    ['Type', new Name('Annot')],
    ['Subtype', new Name('Widget')],
    ['T', encodeText(field.name)],
    ['Rect', [x, y, x + width, y + height]],
    ['F', 4],
    ['P', page.reference],
  ]);
  const turn = turnOf(file, page);
  if (turn !== 0) dictionary.set('MK', new Map([['R', turn]]));
  if (field.tooltip !== undefined) dictionary.set('TU', encodeText(field.tooltip));
  const empty = emptyAppearance(file, field.box);
  if (field.type === 'checkbox') return addCheckbox(dictionary, empty);
  dictionary.set('FT', new Name(field.type === 'signature' ? 'Sig' : 'Tx'));
  dictionary.set('AP', new Map([['N', empty]]));
  dictionary.set('DA', new PdfString(latin1Bytes('/Helv 0 Tf 0 g')));
  if (field.multiline) dictionary.set('Ff', 1 << 12);
  if (field.comb !== undefined) dictionary.set('Ff', 1 << 24).set('MaxLen', field.comb);
  if (field.align !== 'left') dictionary.set('Q', field.align === 'center' ? 1 : 2);
  return dictionary;
}

function addCheckbox(dictionary: Dictionary, empty: Reference): Dictionary {
  const states: Dictionary = new Map([
    ['Off', empty],
    ['Yes', empty],
  ]);
  dictionary.set('FT', new Name('Btn'));
  dictionary.set('AP', new Map([['N', states]]));
  dictionary.set('AS', new Name('Off'));
  return dictionary;
}

/** An empty appearance, which signing tools and viewers expect. */
export function emptyAppearance(file: PdfFile, box: Box): Reference {
  const dictionary: Dictionary = new Map<string, Value>([
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
    ['BBox', [0, 0, box[2], box[3]]],
  ]);
  return file.add(new StreamObject(dictionary, new Uint8Array()));
}

/** Adds the font of the default appearance to the form's resources. */
function useHelvetica(file: PdfFile): void {
  const form = formOf(file);
  const resources = ensure(file, form, 'DR');
  const fonts = ensure(file, resources, 'Font');
  if (fonts.has('Helv')) return;
  fonts.set('Helv', file.add(helvetica()));
}

/** Helvetica, which every viewer has. */
export function helvetica(base = 'Helvetica'): Dictionary {
  return new Map<string, Value>([
    ['Type', new Name('Font')],
    ['Subtype', new Name('Type1')],
    ['BaseFont', new Name(base)],
    ['Encoding', new Name('WinAnsiEncoding')],
  ]);
}

function ensure(file: PdfFile, dictionary: Dictionary, key: string): Dictionary {
  const known = file.at(dictionary, key);
  if (isDictionary(known)) return known;
  const made: Dictionary = new Map();
  dictionary.set(key, made);
  return made;
}
