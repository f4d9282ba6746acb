import { valuesFont } from '../fonts/embedded-face.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { isDictionary, isName, Reference } from '../reader/values.ts';
import { formOf } from './strip.ts';

/** The embedded font for values that a drawn blank has; undefined in other files. */
export function valuesFontOf(file: PdfFile): Reference | undefined {
  const resources = file.at(formOf(file), 'DR');
  const fonts = isDictionary(resources) ? file.at(resources, 'Font') : null;
  const reference = isDictionary(fonts) ? fonts.get('Helv') : undefined;
  const font = file.resolve(reference);
  if (!(reference instanceof Reference) || !isDictionary(font)) return undefined;
  return isName(file.at(font, 'BaseFont'), valuesFont) ? reference : undefined;
}
