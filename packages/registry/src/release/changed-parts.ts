import type { Release } from '@formpress/model';
import { partsOf, type ReleasePart } from './parts-of.ts';

/** The titles of parts that differ between two releases, or are only in one of them. */
export function changedParts(before: Release, after: Release): Set<string> {
  const [then, now] = [before, after].map(keysOf) as [Map<string, string>, Map<string, string>];
  const titles = [...then.keys(), ...now.keys()];
  return new Set(titles.filter((title) => then.get(title) !== now.get(title)));
}

function keysOf(release: Release): Map<string, string> {
  return new Map(partsOf(release).map((part) => [part.title, keyOf(part)]));
}

/** A key of a part's content: equal keys mean equal content. */
function keyOf({ files }: ReleasePart): string {
  return JSON.stringify([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
