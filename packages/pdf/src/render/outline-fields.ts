import { encode, unprintable, widthOf } from '../draw/text/fonts.ts';
import type { Box, FieldType, Inspection, PdfField, PdfWidget } from '../fields/pdf-field.ts';
import { inspect } from '../inspect/inspect.ts';
import { helvetica, onPage } from '../prepare/add-field.ts';
import {
  addContent,
  addResource,
  contentStream,
  freeResourceName,
} from '../prepare/page-content.ts';
import { type Page, pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import type { Dictionary, Value } from '../reader/values.ts';
import { serializeNumber, serializeString } from '../writer/serialize.ts';
import { writeFile } from '../writer/write-file.ts';
import { fieldLabels } from './field-labels.ts';

type Outlined = { widget: PdfWidget; type: FieldType; label: string };

/** The file with the box of every field outlined, and labelled by the field's name. */
export function outlineFields(bytes: Uint8Array): Uint8Array {
  const { fields, pages: seen } = inspect(bytes);
  const labels = fieldLabels(fields);
  const boxes = fields.flatMap((field) => outlined(field, labels.get(field.name) ?? field.name));
  const file = new PdfFile(bytes);
  for (const [i, page] of pagesOf(file).entries()) {
    const here = boxes.filter(({ widget }) => widget.page === i + 1);
    const facts = seen[i];
    if (facts && here.length > 0) outlineOn(file, page, facts, here);
  }
  return writeFile(file);
}

function outlined(field: PdfField, label: string): Outlined[] {
  const several = field.states.length > 1;
  return field.widgets.map((widget) => ({
    widget,
    type: field.type,
    label: several && widget.on !== undefined ? `${label}: ${widget.on}` : label,
  }));
}

type PageFacts = Inspection['pages'][number];

function outlineOn(file: PdfFile, page: Page, facts: PageFacts, boxes: Outlined[]): void {
  const font = freeResourceName(file, [page], 'Font', 'FpName');
  const pale = freeResourceName(file, [page], 'ExtGState', 'FpPale');
  addResource(file, page, 'Font', font, file.add(helvetica('Helvetica-Bold')));
  addResource(file, page, 'ExtGState', pale, transparency(0.8));
  const frames = boxes.map(({ widget, type }) => frame(onPage(file, page, widget.box), type));
  const names = boxes.map(({ widget, type, label }) => {
    const free = freeBeside(widget.box, facts);
    const place = { ...seenUpright(onPage(file, page, widget.box), facts.rotate), free };
    return nameTag(place, printable(label), colors[type], { font, pale });
  });
  addContent(file, page, [file.add(contentStream([...frames, ...names].join('\n')))]);
}

function transparency(share: number): Dictionary {
  return new Map<string, Value>([['ca', share]]);
}

const colors: Record<FieldType, string> = {
  text: '0 .25 .8',
  choice: '.45 0 .7',
  checkbox: '0 .45 .1',
  radio: '0 .45 .1',
  signature: '.8 0 .1',
  button: '.4 .4 .4',
};

function frame([x, y, width, height]: Box, type: FieldType): string {
  return `q ${colors[type]} RG .6 w ${numbers(x, y, width, height)} re S Q`;
}

/** The distance from the left edge of a box to the right edge of the visible page. */
function freeBeside([x, y, width, height]: Box, facts: PageFacts): number {
  if (facts.rotate === 90) return facts.height - y;
  if (facts.rotate === 180) return x + width;
  return facts.rotate === 270 ? y + height : facts.width - x;
}

type Upright = { matrix: number[]; width: number; height: number };

/** A box with its own coordinates, from its lower left corner on the rotated page. */
function seenUpright([x, y, width, height]: Box, rotate: number): Upright {
  const [right, top] = [x + width, y + height];
  if (rotate === 90) return { matrix: [0, 1, -1, 0, right, y], width: height, height: width };
  if (rotate === 180) return { matrix: [-1, 0, 0, -1, right, top], width, height };
  if (rotate === 270) return { matrix: [0, -1, 1, 0, x, top], width: height, height: width };
  return { matrix: [1, 0, 0, 1, x, y], width, height };
}

const [largest, smallest] = [6, 3.8];
/** How far a name may extend beyond a small box. */
const overhang = 90;

/**
 * Draws the name on a pale background: in the upper left corner of the box, or above a small one. It
 * is moved to the left where it would run off the page.
 */
function nameTag(
  { matrix, width, height, free }: Upright & { free: number },
  name: string,
  color: string,
  { font, pale }: { font: string; pale: string },
): string {
  const size = Math.max(smallest, Math.min(largest, (width - 2) / widthOf(name, 'bold', 1)));
  const shown = cut(name, size, Math.max(width - 2, overhang));
  const isSmall = Math.max(width, height) < 20;
  const ground = isSmall ? height : height - size;
  const left = Math.min(0, free - widthOf(shown, 'bold', size) - 2);
  const text = serializeString(Uint8Array.from(encode(shown)));
  return [
    `q ${numbers(...matrix)} cm /${pale} gs`,
    `1 g ${numbers(left + 0.3, ground, widthOf(shown, 'bold', size) + 1.4, size - 0.3)} re f`,
    `${color} rg BT /${font} ${numbers(size)} Tf ${numbers(left + 1, ground + size * 0.2)} Td ${text} Tj ET Q`,
  ].join('\n');
}

function cut(name: string, size: number, width: number): string {
  if (widthOf(name, 'bold', size) <= width) return name;
  let shown = name;
  while (shown.length > 1 && widthOf(`${shown}…`, 'bold', size) > width) {
    shown = shown.slice(0, -1);
  }
  return `${shown}…`;
}

function printable(name: string): string {
  return Array.from(name, (each) => (unprintable(each) ? ' ' : each)).join('');
}

function numbers(...values: number[]): string {
  return values.map((value) => serializeNumber(Math.round(value * 100) / 100)).join(' ');
}
