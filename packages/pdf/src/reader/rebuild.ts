import { isDigit, isRegular, isWhite } from './characters.ts';
import type { CrossReferences } from './cross-references.ts';
import { type Budget, DamagedPdf, damaged, limits } from './limits.ts';
import { ObjectLocations } from './object-locations.ts';
import { Parser } from './parser.ts';
import { type Dictionary, isDictionary, isName } from './values.ts';

/** Finds objects by searching the whole file, for files with a wrong cross-reference table. */
export function rebuild(bytes: Uint8Array, budget: Budget): CrossReferences {
  const places = new ObjectLocations();
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let trailer: Dictionary | undefined;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    const start = headOf(bytes, at);
    if (!start || start.number > limits.objects) continue;
    budget.countObjects();
    budget.checkTime();
    places.replace(start.number, { offset: start.offset });
    const found = dictionaryAt(bytes, at + 3);
    if (found && isName(found.get('Type'), 'XRef') && found.has('Root')) trailer = found;
  }
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7)) {
    const found = dictionaryAt(bytes, at + 7);
    if (found?.has('Root')) trailer = found;
  }
  if (!trailer) throw damaged('its table of contents is missing');
  return { places, trailer };
}

/** The object number and offset of the "12 0 " before the word obj. */
function headOf(bytes: Uint8Array, at: number): { number: number; offset: number } | undefined {
  if (isRegular(bytes[at + 3])) return undefined;
  const generation = digitsBefore(bytes, at);
  const offset = generation === undefined ? undefined : digitsBefore(bytes, generation);
  if (offset === undefined) return undefined;
  const number = new Parser(bytes, offset).integer();
  return number === undefined ? undefined : { number, offset };
}

function digitsBefore(bytes: Uint8Array, end: number): number | undefined {
  let at = end;
  while (isWhite(bytes[at - 1])) at -= 1;
  const stop = at;
  while (isDigit(bytes[at - 1])) at -= 1;
  return at === stop || stop === end ? undefined : at;
}

function dictionaryAt(bytes: Uint8Array, at: number): Dictionary | undefined {
  try {
    const value = new Parser(bytes, at).value();
    return isDictionary(value) ? value : undefined;
  } catch (problem) {
    if (problem instanceof DamagedPdf) return undefined;
    throw problem;
  }
}
