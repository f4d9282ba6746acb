import type { Report } from '../../diagnostics/report.ts';
import type { Files } from '../../foundation/files.ts';
import type { Document } from '../2-parse/foundation/yaml-node.ts';
import type { Parsed } from '../2-parse/parse.ts';
import { namesOfForm, versionFolders } from './assemble/assemble.ts';
import type { ValidatedFiles } from './assemble/validated-files.ts';
import type { Valid } from './authored/authored.ts';
import { validateDocument } from './documents/validate-document.ts';
import { recogniseFile } from './files/recognise-file.ts';
import { recogniseFiles } from './files/recognise-files.ts';
import { toData } from './shape/to-data.ts';

/** Validates every file against the schema of its kind, except those that are known to be valid. */
export function validate(
  { documents, faulty }: Parsed,
  files: Files,
  report: Report,
  isKnown: (file: string) => boolean = () => false,
): ValidatedFiles {
  const recognised = recogniseFiles(files.keys(), report);
  const valid = new Map<string, Valid<unknown>>();
  for (const document of documents) {
    const kind = recognised.kinds.get(document.file);
    const isValid = isKnown(document.file);
    const found = kind && (isValid ? withData(document) : validateDocument(document, kind, report));
    if (found && !faulty.has(document.file)) valid.set(document.file, found);
  }
  return { ...recognised, files, valid, report };
}

function withData({ file, root }: Document): Valid<unknown> {
  return { file, data: toData(root), root };
}

/**
 * The names of all forms in a folder of definitions, from the paths of its files. Forms with a mistake
 * are included, so that they are not reported as unknown.
 */
export function namesOfForms(paths: readonly string[]): string[] {
  const named = versionFolders(paths);
  const misnamed = paths.flatMap((path) => {
    const found = recogniseFile(path);
    return 'kind' in found
      ? []
      : [found.wrong, ...(found.meant === undefined ? [] : [found.meant])];
  });
  return [...new Set([...named, ...misnamed].flatMap(namesOfForm))].sort();
}
