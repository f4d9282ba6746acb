import type { Sources } from '../foundation/files.ts';
import type { SourceRange } from './diagnostic.ts';
import { type Position, positionAt } from './position-at.ts';
import { shownTextOf } from './text-of.ts';

/** The lines and columns of a place, end exclusive; undefined for a whole file. */
export function regionOf(
  { file, start, end }: SourceRange,
  files: Sources,
): { start: Position; end: Position } | undefined {
  const bytes = files.get(file);
  if (!bytes || end === 0) return undefined;
  const text = shownTextOf(bytes);
  return { start: positionAt(text, start), end: positionAt(text, end) };
}
