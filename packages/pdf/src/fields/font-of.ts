import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name, type Value } from '../reader/values.ts';

/** The base font (such as HelveticaLTStd-Bold) of a font resource that a field uses. */
export function baseFontOf(file: PdfFile, name: string, chain: Dictionary[]): string {
  for (const dictionary of chain) {
    const base = fontIn(file, file.at(dictionary, 'DR'), name);
    if (base !== undefined) return base;
  }
  const root = file.at(file.trailer, 'Root');
  const form = isDictionary(root) ? file.at(root, 'AcroForm') : null;
  return fontIn(file, isDictionary(form) ? file.at(form, 'DR') : null, name) ?? name;
}

function fontIn(file: PdfFile, resources: Value, name: string): string | undefined {
  const fonts = isDictionary(resources) ? file.at(resources, 'Font') : null;
  const font = isDictionary(fonts) ? file.at(fonts, name) : null;
  const base = isDictionary(font) ? file.at(font, 'BaseFont') : null;
  return base instanceof Name ? base.text.replace(/^[A-Z]{6}\+/, '') : undefined;
}
