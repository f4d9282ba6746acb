import type { Budget } from '../reader/limits.ts';
import { PdfString, type Value } from '../reader/values.ts';
import { contentOperations } from './content-operations.ts';

/** The most codes that a font with two-byte codes can have. */
const maxCodes = 65_536;

/** Reads a ToUnicode table: the text of each code of a font. */
export function readCharacterMap(bytes: Uint8Array, budget: Budget): Map<number, string> {
  const map = new Map<number, string>();
  for (const { operator, operands } of contentOperations(bytes)) {
    if (operator === 'endbfchar') addCharacters(map, operands);
    if (operator === 'endbfrange') addRanges(map, operands, budget);
  }
  return map;
}

function addCharacters(map: Map<number, string>, operands: Value[]): void {
  for (let i = 0; i + 1 < operands.length; i += 2) {
    const [code, text] = [operands[i], operands[i + 1]];
    if (code instanceof PdfString && text instanceof PdfString) map.set(codeOf(code), utf16(text));
  }
}

function addRanges(map: Map<number, string>, operands: Value[], budget: Budget): void {
  for (let i = 0; i + 2 < operands.length; i += 3) {
    const [low, high, target] = operands.slice(i, i + 3);
    if (!(low instanceof PdfString) || !(high instanceof PdfString)) continue;
    const first = codeOf(low);
    const count = Math.max(0, Math.min(codeOf(high) - first + 1, maxCodes));
    budget.countValues(count);
    for (let step = 0; step < count; step += 1) {
      const text = Array.isArray(target) ? textAt(target[step]) : textAt(target, step);
      if (text !== undefined) map.set(first + step, text);
    }
  }
}

function textAt(value: Value | undefined, step = 0): string | undefined {
  if (!(value instanceof PdfString)) return undefined;
  const text = utf16(value);
  if (step === 0) return text;
  const last = text.length - 1;
  return text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + step);
}

function codeOf({ bytes }: PdfString): number {
  return bytes.reduce((code, byte) => code * 256 + byte, 0);
}

function utf16({ bytes }: PdfString): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return even.swap16().toString('utf16le');
}
