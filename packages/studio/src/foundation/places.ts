import { regionOf, type SourceRange, type Sources } from '@formpress/compiler';
import type { Language as ModelLanguage } from '@formpress/model';

/** A language of texts. */
export type Language = ModelLanguage;

/** Lines of a file, counted from 1. */
export type FormPlace = { file: string; from: number; to: number };

/** The lines of a range. */
export function placeOf(at: SourceRange, files: Sources): FormPlace {
  const region = regionOf(at, files);
  const from = region?.start.line ?? 1;
  const to = region ? region.end.line - (region.end.column === 1 ? 1 : 0) : 1;
  return { file: at.file, from, to: Math.max(from, to) };
}
