import {
  type FoundBox,
  findBoxes,
  inspect,
  type NearText,
  type PdfField,
  prepare,
} from '@formpress/pdf';
import { idFor, uniqueName } from '../foundation/id-for.ts';
import type { ProposedField } from '../foundation/paper.ts';
import { wordsOf } from '../foundation/words-of.ts';

/** A place to fill in. One that pdf.yaml has placed already has a name. */
export type Spot = FoundBox & { name?: string; isSignature?: boolean };

/** The fields that a file without any should have, and what pdf.yaml must say to add them. */
export type FoundFields = { fields: PdfField[]; proposed: ProposedField[] };

/** The places that the lines and frames of a file show. */
export function spotsOn(bytes: Uint8Array): Spot[] {
  return findBoxes(bytes);
}

/** Puts fields on the places of a file, and names them after what is printed next to them. */
export function findFields(
  bytes: Uint8Array,
  spots: readonly Spot[],
  names: ReadonlySet<string>,
): FoundFields {
  if (spots.length === 0) return { fields: [], proposed: [] };
  const byNumber = fieldsOn(bytes, spots);
  const taken = new Set([...names, ...spots.flatMap(({ name }) => name ?? [])]);
  const fields = spots.map((spot, i): PdfField => {
    const field = byNumber.get(String(firstPartOf(i, spots))) as PdfField;
    const near = nearOf(i, spots, byNumber);
    const named = spot.name ?? nameFor(near, spot, taken);
    return seenAs(spot, { ...field, name: named }, near);
  });
  return { fields, proposed: fields.map((field, i) => proposalOf(field, spots[i] as Spot)) };
}

/** The fields by the numbers of their places. A number that is divided is read as a whole. */
function fieldsOn(bytes: Uint8Array, spots: readonly Spot[]): Map<string, PdfField> {
  const add = spots.flatMap(({ page, box, whole = box, kind, align, part }, i) => {
    const type = kind === 'tick' ? ('checkbox' as const) : ('text' as const);
    if (part && part.number > 1) return [];
    return [[String(i), { page, box: whole, type, align }] as const];
  });
  const filled = prepare(bytes, { add: Object.fromEntries(add) });
  const fields = inspect(filled, { text: true }).fields;
  return new Map(fields.map((field) => [field.name, field]));
}

/** The index of the first part of the divided number that a place belongs to; for any other place, its index. */
function firstPartOf(index: number, spots: readonly Spot[]): number {
  const { page, box, part } = spots[index] as Spot;
  if (!part) return index;
  const firsts = [...spots.entries()].filter(
    ([, spot]) =>
      spot.page === page &&
      spot.part?.number === 1 &&
      Math.abs(spot.box[1] - box[1]) < 2 &&
      spot.box[0] <= box[0],
  );
  return firsts.sort(([, a], [, b]) => b.box[0] - a.box[0])[0]?.[0] ?? index;
}

/** The words printed next to a place or, if there are none, next to the place before it in its row. */
function nearOf(
  index: number,
  spots: readonly Spot[],
  fields: ReadonlyMap<string, PdfField>,
): NearText | undefined {
  const near = fields.get(String(firstPartOf(index, spots)))?.widgets[0]?.near;
  const { page, box } = spots[index] as Spot;
  if (near && /[\p{L}\d]/u.test(near.text + (near.line ?? ''))) return near;
  const before = spots.findIndex(({ page: on, box: [x, y, width], kind }) => {
    const gap = box[0] - x - width;
    return kind === 'text' && on === page && Math.abs(y - box[1]) < 2 && gap > -1 && gap < nearby;
  });
  return before < 0 ? undefined : nearOf(before, spots, fields);
}

/** Places in a row that are nearer than this belong together: dollars and cents, day and year. */
const nearby = 12;

/** The lengths of the parts of numbers that agencies divide. */
const divided: [words: RegExp, lengths: number[]][] = [
  [/social (security|insurance)/i, [3, 2, 4]],
  [/identification|\bf?ein\b/i, [2, 7]],
  [/\bzip\b/i, [5, 4]],
];

/** A found field with the type, box and length that it needs for a signature or a part of a number. */
function seenAs(spot: Spot, field: PdfField, near: NearText | undefined): PdfField {
  const isSignature = spot.isSignature ?? (spot.name === undefined && isForSignature(spot, near));
  const lengths = divided.find(([words]) => words.test(near?.text ?? ''))?.[1];
  const { number = 0, of = 0 } = spot.part ?? {};
  const maxLength = spot.cells ?? (lengths?.length === of ? lengths[number - 1] : undefined);
  const [x, y, width, height] = spot.box;
  const isHigher = isSignature && spot.name === undefined;
  const box: PdfField['box'] = [x, y, width, isHigher ? spot.tallest : height];
  return {
    ...field,
    box,
    widgets: field.widgets.map((widget) => ({ ...widget, box, ...(near && { near }) })),
    type: isSignature ? 'signature' : field.type,
    ...(maxLength !== undefined && { maxLength }),
  };
}

const [narrowestSignature, longestCaption] = [80, 90];

function isForSignature({ kind, box }: Spot, near: NearText | undefined): boolean {
  const text = near?.text ?? '';
  const isCaption = text.length <= longestCaption && /\bsign(ature|ed by)\b/i.test(text);
  return kind === 'text' && box[2] >= narrowestSignature && isCaption && !/\bdate\b/i.test(text);
}

/** A name from the line or else from the words next to a place, such as line4b or firstName. */
function nameFor(near: NearText | undefined, { kind }: Spot, taken: Set<string>): string {
  const line = near?.line?.replaceAll(/[^0-9A-Za-z]/g, '');
  if (line !== undefined && kind === 'text' && !taken.has(`line${line}`))
    return uniqueName(`line${line}`, taken);
  const words = wordsOf(near?.text ?? '').filter((word) => word !== '#');
  return words.length > 0 ? idFor(words, taken) : uniqueName(`box${line ?? ''}`, taken);
}

/** The greatest width of a box for a number in a numbered line. */
const widestNumber = 130;

/** The field to add at a place. Numbers are aligned right: where dots lead to them, and in the boxes of numbered lines. */
function proposalOf({ name, page, box, type, widgets }: PdfField, spot: Spot): ProposedField {
  const isLine = widgets[0]?.near?.line !== undefined && box[2] <= widestNumber;
  const isNumber = isLine && type === 'text' && spot.cells === undefined;
  const align = isNumber ? 'right' : spot.align;
  return { name, page, box, align, ...(spot.cells !== undefined && { comb: spot.cells }) };
}
