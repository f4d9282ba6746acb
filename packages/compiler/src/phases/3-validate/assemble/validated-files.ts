import { type TranslationsFile, translatedLanguages } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import type { Files } from '../../../foundation/files.ts';
import type { Translations, Valid } from '../authored/authored.ts';
import type { RecognisedFiles } from '../files/recognise-files.ts';

/** The files from which localities and forms are assembled, validated. */
export type ValidatedFiles = RecognisedFiles & {
  files: Files;
  valid: ReadonlyMap<string, Valid<unknown>>;
  report: Report;
};

/** A file, if it exists and has the right shape. */
export function pick<T>({ valid }: ValidatedFiles, file: string): Valid<T> | undefined {
  return valid.get(file) as Valid<T> | undefined;
}

/** Whether a file exists and has a mistake. */
export function isFaulty({ kinds, valid }: ValidatedFiles, file: string): boolean {
  return file.endsWith('.yaml') && kinds.has(file) && !valid.has(file);
}

/** Whether a file exists. If not, reports why it is needed, unless a misnamed file is probably the one. */
export function requireFile(
  { kinds, meant, report }: ValidatedFiles,
  file: string,
  why: string,
): boolean {
  if (kinds.has(file)) return true;
  if (meant.has(file)) return false;
  const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(file) ?? [];
  report({
    code: 'missing-file',
    severity: 'error',
    at: { file: folder, start: 0, end: 0 },
    message: `There is no ${name} in this folder.`,
    help: `Add it: ${why}`,
  });
  return false;
}

/** The translations in a folder; undefined when one of the files has a mistake. */
export function pickTranslations(
  validated: ValidatedFiles,
  folder: string,
): Translations | undefined {
  const found: Translations = {};
  for (const language of translatedLanguages) {
    const file = `${folder}/translations/${language}.yaml`;
    const translations = pick<TranslationsFile>(validated, file);
    if (translations) found[language] = translations;
    else if (isFaulty(validated, file)) return undefined;
  }
  return found;
}
