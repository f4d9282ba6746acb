import type { PdfFile } from '../reader/pdf-file.ts';
import { Reference, StreamObject, type Value } from '../reader/values.ts';

/** Every object that is reachable from the given values, in order of discovery. Null objects are left out. */
export function reachable(file: PdfFile, roots: Value[]): Map<number, Value> {
  const found = new Map<number, Value>();
  const waiting: Value[] = [...roots].reverse();
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value instanceof Reference) {
      const { number } = value;
      if (found.has(number)) continue;
      const target = file.resolve(value);
      if (target === null) continue;
      found.set(number, target);
      waiting.push(target);
    } else {
      for (const each of childrenOf(value).reverse()) waiting.push(each);
    }
  }
  return found;
}

function childrenOf(value: Value): Value[] {
  if (Array.isArray(value)) return [...value];
  if (value instanceof Map) return [...value.values()];
  return value instanceof StreamObject ? [...value.dictionary.values()] : [];
}
