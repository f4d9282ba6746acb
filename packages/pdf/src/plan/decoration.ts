import { boxOf } from '../fields/describe-field.ts';
import type { PdfField } from '../fields/pdf-field.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name } from '../reader/values.ts';
import { serializeNumber } from '../writer/serialize.ts';
import { colorOperator } from './color-operator.ts';

/** Operators for the background and border of a widget, which would otherwise disappear with it. */
export function decoration(file: PdfFile, widget: Dictionary, field: PdfField): string | undefined {
  const marks = file.at(widget, 'MK');
  if (!isDictionary(marks)) return undefined;
  const [x, y, width, height] = boxOf(file, widget);
  const background = colorOperator(file, file.at(marks, 'BG'), 'fill');
  const border = colorOperator(file, file.at(marks, 'BC'), 'stroke');
  const line = lineWidth(file, widget);
  const parts: string[] = [];
  if (background) parts.push(`${background} ${numbers(x, y, width, height)} re f`);
  if (border && line > 0) {
    parts.push(`${border} ${numbers(line)} w`, ...outline(file, widget, line));
    if (field.comb) parts.push(...cells(x, y, width, height, field.maxLength ?? 1));
  }
  return parts.length > 0 ? `q ${parts.join(' ')} Q` : undefined;
}

function outline(file: PdfFile, widget: Dictionary, line: number): string[] {
  const [x, y, width, height] = boxOf(file, widget);
  const half = line / 2;
  const style = file.at(widget, 'BS');
  const kind = isDictionary(style) ? file.at(style, 'S') : null;
  if (kind instanceof Name && kind.text === 'U') {
    return [`${numbers(x, y + half)} m ${numbers(x + width, y + half)} l S`];
  }
  const dash = kind instanceof Name && kind.text === 'D' ? '[3] 0 d ' : '';
  return [`${dash}${numbers(x + half, y + half, width - line, height - line)} re S`];
}

function cells(x: number, y: number, width: number, height: number, count: number): string[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const at = x + (width * (i + 1)) / count;
    return `${numbers(at, y)} m ${numbers(at, y + height)} l S`;
  });
}

function lineWidth(file: PdfFile, widget: Dictionary): number {
  const style = file.at(widget, 'BS');
  const width = isDictionary(style) ? file.at(style, 'W') : null;
  if (typeof width === 'number') return width;
  const border = file.at(widget, 'Border');
  const third = Array.isArray(border) ? file.resolve(border[2]) : 1;
  return typeof third === 'number' ? third : 1;
}

function numbers(...values: number[]): string {
  return values.map((value) => serializeNumber(Math.round(value * 1000) / 1000)).join(' ');
}
