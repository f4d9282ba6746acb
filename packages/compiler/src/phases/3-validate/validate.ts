import type { Report } from '../../diagnostics/report.ts';
import type { Files } from '../../foundation/files.ts';
import type { Parsed } from '../2-parse/parse.ts';
import { assemble } from './assemble/assemble.ts';
import type { Authored, Valid } from './authored/authored.ts';
import { readPublished } from './authored/read-published.ts';
import { validateDocument } from './documents/validate-document.ts';
import { recogniseFiles } from './files/recognise-files.ts';

/**
 * Holds every file against what its kind of file may say, and sorts them into localities and
 * forms.
 */
export function validate(
  { documents, faulty }: Parsed,
  files: Files,
  report: Report,
  elsewhere: ReadonlySet<string> = new Set(),
): Authored {
  const recognised = recogniseFiles(files.keys(), report);
  const valid = new Map<string, Valid<unknown>>();
  for (const document of documents) {
    const kind = recognised.kinds.get(document.file);
    const found = kind && validateDocument(document, kind, report);
    if (found && !faulty.has(document.file)) valid.set(document.file, found);
  }
  const authored = { ...assemble({ ...recognised, files, valid, report }), elsewhere };
  const published = readPublished(files, authored, report);
  return published ? { ...authored, published } : authored;
}
