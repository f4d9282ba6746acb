import type { SourceRange } from '../diagnostics/diagnostic.ts';

/** Where a place is now; undefined if what stood there is gone. */
type Move = (at: SourceRange) => SourceRange | undefined;

/** Plain data with its places in shared/ moved; undefined if one of them is gone. */
export function relocate<T>(data: T, moved: Move): T | undefined {
  let isGone = false;
  const move = (value: unknown): unknown => {
    if (!quotesShared(value)) return value;
    if (Array.isArray(value)) return value.map(move);
    if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, move(each)]));
    if (isInShared(value)) {
      const now = moved(value);
      isGone ||= now === undefined;
      return now;
    }
    const entries = Object.entries(value as object);
    return Object.fromEntries(entries.map(([key, each]) => [key, move(each)]));
  };
  const result = move(data) as T;
  return isGone ? undefined : result;
}

function quotesShared(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isInShared(value)) return true;
  const parts = value instanceof Map ? value.values() : Object.values(value);
  for (const part of parts) if (quotesShared(part)) return true;
  return false;
}

function isInShared(value: unknown): value is SourceRange {
  const { file, start } = value as Partial<SourceRange>;
  return typeof file === 'string' && file.startsWith('shared/') && typeof start === 'number';
}
