import type { Report } from '../../../diagnostics/report.ts';
import { type FileKind, recogniseFile } from './recognise-file.ts';

/**
 * The recognised files by kind, the misnamed files and folders, and what those were probably meant to
 * be.
 */
export type RecognisedFiles = {
  kinds: ReadonlyMap<string, FileKind>;
  wrong: ReadonlySet<string>;
  meant: ReadonlySet<string>;
};

/** Determines the kinds of files. A wrong name is reported once, whatever is below it. */
export function recogniseFiles(paths: Iterable<string>, report: Report): RecognisedFiles {
  const kinds = new Map<string, FileKind>();
  const wrong = new Set<string>();
  const meant = new Set<string>();
  for (const path of paths) {
    const found = recogniseFile(path);
    if ('kind' in found) {
      kinds.set(path, found.kind);
      continue;
    }
    if (found.meant !== undefined) meant.add(found.meant);
    if (wrong.has(found.wrong)) continue;
    wrong.add(found.wrong);
    report({
      code: 'unknown-file',
      severity: 'error',
      at: { file: found.wrong, start: 0, end: 0 },
      message: found.message,
      help: found.help,
    });
  }
  return { kinds, wrong, meant };
}
