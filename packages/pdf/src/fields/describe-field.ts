import { layersOf } from '../reader/layers.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { decodeName, decodeText } from '../reader/text-string.ts';
import {
  type Dictionary,
  isDictionary,
  Name,
  PdfString,
  StreamObject,
  type Value,
} from '../reader/values.ts';
import { readDefaultAppearance } from './default-appearance.ts';
import { type FieldNode, inherited, type WidgetNode } from './field-nodes.ts';
import { baseFontOf } from './font-of.ts';
import type { Box, FieldType, Hiding, PdfField, PdfWidget } from './pdf-field.ts';

/** Turns the dictionaries of a field into plain facts. */
export function describeField(file: PdfFile, node: FieldNode): PdfField {
  const [first] = node.widgets;
  if (!first) throw new Error('A field without widgets is on no page.');
  const { chain } = first;
  const flags = numberOf(inherited(file, chain, 'Ff')) ?? 0;
  const type = typeOf(inherited(file, chain, 'FT'), flags);
  const ticks = type === 'checkbox' || type === 'radio';
  const readOnly = (flags & 1) !== 0;
  const widgets = node.widgets.map((each) => describeWidget(file, each, { ticks, readOnly }));
  const isText = type === 'text';
  const maxLength = isText ? numberOf(inherited(file, chain, 'MaxLen')) : undefined;
  return {
    name: node.name,
    type,
    widgets,
    page: first.page,
    box: boxOf(file, chain[0]),
    readOnly,
    required: (flags & 2) !== 0,
    align: alignOf(numberOf(inherited(file, chain, 'Q')) ?? formNumber(file, 'Q')),
    comb: isText && (flags & (1 << 24)) !== 0 && isCount(maxLength),
    multiline: isText && (flags & (1 << 12)) !== 0,
    ...(maxLength !== undefined && { maxLength }),
    font: fontOf(file, chain),
    states: ticks ? [...new Set(widgets.flatMap((widget) => widget.on ?? []))] : [],
    options: type === 'choice' ? optionsOf(file, inherited(file, chain, 'Opt')) : [],
    ...texts(file, chain),
  };
}

/** Whether a maximum length is plausible. A very large one is a broken number. */
function isCount(maxLength: number | undefined): boolean {
  return maxLength !== undefined && maxLength >= 1 && maxLength <= 500;
}

function typeOf(type: Value, flags: number): FieldType {
  const name = type instanceof Name ? type.text : '';
  if (name === 'Ch') return 'choice';
  if (name === 'Sig') return 'signature';
  if (name !== 'Btn') return 'text';
  if ((flags & (1 << 16)) !== 0) return 'button';
  return (flags & (1 << 15)) !== 0 ? 'radio' : 'checkbox';
}

function describeWidget(
  file: PdfFile,
  node: WidgetNode,
  { ticks, readOnly }: { ticks: boolean; readOnly: boolean },
): PdfWidget {
  const [dictionary] = node.chain;
  const on = ticks ? onStateOf(file, dictionary) : undefined;
  const flags = numberOf(dictionary ? file.at(dictionary, 'F') : null) ?? 0;
  const isOff = dictionary !== undefined && layersOf(file).hides(dictionary, 'View');
  const hidden = hidingOf(flags, readOnly) ?? (isOff ? 'layer-off' : undefined);
  return {
    page: node.page,
    box: boxOf(file, dictionary),
    turn: turnOf(file, dictionary),
    ...(on !== undefined && { on }),
    ...(hidden && { hidden }),
  };
}

/**
 * Why nobody sees what is written in a widget; undefined when it is seen. A read-only widget that is not printed is help on
 * screen. Missing flags count as 0, which means not printed.
 */
function hidingOf(flags: number, readOnly: boolean): Hiding | undefined {
  if ((flags & 2) !== 0) return 'hidden';
  if ((flags & 32) !== 0) return 'no-view';
  return readOnly && (flags & 4) === 0 ? 'screen-only' : undefined;
}

/** The box of a widget, in whatever order its corners were written. */
export function boxOf(file: PdfFile, dictionary: Dictionary | undefined): Box {
  const rectangle = dictionary ? file.at(dictionary, 'Rect') : null;
  const corners = Array.isArray(rectangle)
    ? rectangle.map((each) => numberOf(file.resolve(each)) ?? 0)
    : [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners;
  const [left, bottom] = [Math.min(x1, x2), Math.min(y1, y2)];
  return [rounded(left), rounded(bottom), rounded(Math.abs(x2 - x1)), rounded(Math.abs(y2 - y1))];
}

/** Rounds to thousandths of a point, which are finer than any printer. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function turnOf(file: PdfFile, dictionary: Dictionary | undefined): PdfWidget['turn'] {
  const marks = dictionary ? file.at(dictionary, 'MK') : null;
  return quarterTurn(isDictionary(marks) ? numberOf(file.at(marks, 'R')) : undefined);
}

/** Normalizes a rotation to a multiple of 90 degrees between 0 and 270. */
export function quarterTurn(degrees: number | undefined): PdfWidget['turn'] {
  const quarters = ((Math.round((degrees ?? 0) / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

/** The decoded name of the state in which a widget is ticked. */
function onStateOf(file: PdfFile, dictionary: Dictionary | undefined): string | undefined {
  const appearance = dictionary ? file.at(dictionary, 'AP') : null;
  for (const key of ['N', 'D']) {
    const states = isDictionary(appearance) ? file.at(appearance, key) : null;
    if (!isDictionary(states)) continue;
    const on = [...states.keys()].find((state) => state !== 'Off');
    if (on !== undefined) return decodeName(on);
  }
  const current = dictionary ? file.at(dictionary, 'AS') : null;
  return current instanceof Name && current.text !== 'Off' ? decodeName(current.text) : undefined;
}

function alignOf(alignment: number | undefined): PdfField['align'] {
  return (['left', 'center', 'right'] as const)[alignment ?? 0] ?? 'left';
}

function fontOf(file: PdfFile, chain: Dictionary[]): PdfField['font'] {
  const own = inherited(file, chain, 'DA');
  const written = own instanceof PdfString ? own : formValue(file, 'DA');
  const appearance = readDefaultAppearance(
    written instanceof PdfString ? written.bytes : new Uint8Array(),
  );
  const { font, size, color } = appearance;
  return { name: baseFontOf(file, font, chain), size, color };
}

function optionsOf(file: PdfFile, list: Value): PdfField['options'] {
  if (!Array.isArray(list)) return [];
  file.budget.countObjects(list.length);
  return list.map((item) => {
    const option = file.resolve(item);
    const [value, label] = Array.isArray(option) ? option.map(file.resolve) : [option, option];
    return { value: textOf(file, value ?? null) ?? '', label: textOf(file, label ?? null) ?? '' };
  });
}

function texts(file: PdfFile, chain: Dictionary[]): Partial<PdfField> {
  const value = textOf(file, inherited(file, chain, 'V'));
  const defaultValue = textOf(file, inherited(file, chain, 'DV'));
  const tooltip = textOf(file, inherited(file, chain, 'TU'));
  return {
    ...(value && value !== 'Off' && { value }),
    ...(defaultValue && defaultValue !== 'Off' && { defaultValue }),
    ...(tooltip && { tooltip }),
  };
}

function textOf(file: PdfFile, value: Value): string | undefined {
  if (value instanceof PdfString) {
    file.budget.countText(value.bytes.length);
    return decodeText(value);
  }
  if (value instanceof Name) return decodeName(value.text);
  if (!(value instanceof StreamObject)) return undefined;
  const bytes = file.unpack(value);
  return bytes && decodeText(new PdfString(bytes));
}

function numberOf(value: Value): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function formValue(file: PdfFile, key: string): Value {
  const root = file.at(file.trailer, 'Root');
  const form = isDictionary(root) ? file.at(root, 'AcroForm') : null;
  return isDictionary(form) ? file.at(form, key) : null;
}

function formNumber(file: PdfFile, key: string): number | undefined {
  return numberOf(formValue(file, key));
}
