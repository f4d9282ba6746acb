import { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import { PdfString } from '../reader/values.ts';

/** The texts in the document information of a PDF, by key. Throws a PdfProblem when the file cannot be read. */
export function informationOf(bytes: Uint8Array): Record<string, string> {
  const file = new PdfFile(bytes);
  const information = file.at(file.trailer, 'Info');
  if (!(information instanceof Map)) return {};
  const texts = [...information.keys()].flatMap((key): [string, string][] => {
    const value = file.at(information, key);
    return value instanceof PdfString ? [[key, decodeText(value)]] : [];
  });
  return Object.fromEntries(texts);
}
