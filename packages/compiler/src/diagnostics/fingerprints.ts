import { createHash } from 'node:crypto';
import type { Sources } from '../foundation/files.ts';
import type { Diagnostic } from './diagnostic.ts';
import { shownTextOf } from './text-of.ts';

/**
 * Fingerprints that identify the same finding after lines above it moved. Findings that differ only in
 * their line get different fingerprints.
 */
export function fingerprints(diagnostics: readonly Diagnostic[], files: Sources): string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, at, message }) => {
    const bytes = files.get(at.file);
    const marked = bytes && at.end > 0 ? shownTextOf(bytes).slice(at.start, at.end) : '';
    const print = createHash('sha256')
      .update(JSON.stringify([code, at.file, message, marked]))
      .digest('hex');
    const nth = (seen.get(print) ?? 0) + 1;
    seen.set(print, nth);
    return `${print}:${nth}`;
  });
}
