import type { LanguagesFile } from '@formpress/model';
import { createReport } from '../diagnostics/report.ts';
import type { Sources } from '../foundation/files.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { toData } from '../phases/3-validate/shape/to-data.ts';

const path = 'shared/languages.yaml';

/** What shared/languages.yaml says, of definitions without errors. */
export function languagesIn(sources: Sources): LanguagesFile {
  const bytes = sources.get(path);
  if (!bytes) return {};
  const [document] = parse(new Map([[path, bytes]]), createReport()).documents;
  return document ? (toData(document.root) as LanguagesFile) : {};
}
