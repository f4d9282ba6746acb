import { boxOf } from '../fields/describe-field.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name, StreamObject, type Value } from '../reader/values.ts';
import { serializeNumber } from '../writer/serialize.ts';

type Matrix = [number, number, number, number, number, number];

/** The normal appearance of a widget in a given state, or in its current one. */
export function appearanceOf(
  file: PdfFile,
  widget: Dictionary,
  state?: string,
): StreamObject | undefined {
  const appearance = file.at(widget, 'AP');
  const normal = isDictionary(appearance) ? file.at(appearance, 'N') : null;
  if (normal instanceof StreamObject) return state === undefined ? normal : undefined;
  if (!isDictionary(normal)) return undefined;
  const current = file.at(widget, 'AS');
  const key = state ?? (current instanceof Name ? current.text : 'Off');
  const chosen = file.at(normal, key);
  return chosen instanceof StreamObject ? chosen : undefined;
}

/** Draws an appearance at the position of its widget (ISO 32000-1, 12.5.5, algorithm 8.1). */
export function drawAppearance(
  file: PdfFile,
  widget: Dictionary,
  stream: StreamObject,
  resource: string,
): string {
  const [x, y, width, height] = boxOf(file, widget);
  const matrix = numbers(file, stream.dictionary.get('Matrix'), [1, 0, 0, 1, 0, 0]) as Matrix;
  const bounds = numbers(file, stream.dictionary.get('BBox'), [0, 0, width, height]);
  const [left, bottom, right, top] = transformed(bounds, matrix);
  const scaleX = right > left ? width / (right - left) : 1;
  const scaleY = top > bottom ? height / (top - bottom) : 1;
  const place = [scaleX, 0, 0, scaleY, x - left * scaleX, y - bottom * scaleY];
  return `q ${place.map(shortNumber).join(' ')} cm /${resource} Do Q`;
}

function shortNumber(value: number): string {
  return serializeNumber(Math.round(value * 10000) / 10000);
}

function numbers(file: PdfFile, value: Value | undefined, otherwise: number[]): number[] {
  const list = file.resolve(value);
  const known = Array.isArray(list) ? list.map(file.resolve) : [];
  const plain = known.filter((each) => typeof each === 'number');
  return plain.length === otherwise.length ? plain : otherwise;
}

function transformed(
  bounds: number[],
  [a, b, c, d, e, f]: Matrix,
): [number, number, number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = bounds;
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
