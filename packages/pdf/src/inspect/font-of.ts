import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name, type Value } from '../reader/values.ts';

/** The base font (such as HelveticaLTStd-Bold) behind a font name used in a field. */
export function baseFontOf(file: PdfFile, name: string, chain: Dictionary[]): string {
  for (const resources of resourcesOf(file, chain)) {
    const fonts = isDictionary(resources) ? file.at(resources, 'Font') : null;
    const font = isDictionary(fonts) ? file.at(fonts, name) : null;
    const base = isDictionary(font) ? file.at(font, 'BaseFont') : null;
    if (base instanceof Name) return base.text.replace(/^[A-Z]{6}\+/, '');
  }
  return name;
}

function resourcesOf(file: PdfFile, chain: Dictionary[]): Value[] {
  const own = chain.map((dictionary) => file.at(dictionary, 'DR'));
  const root = file.at(file.trailer, 'Root');
  const form = isDictionary(root) ? file.at(root, 'AcroForm') : null;
  return [...own, isDictionary(form) ? file.at(form, 'DR') : null];
}
