import { type TranslationsFile, translatedLanguages } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import type { Files } from '../../../foundation/files.ts';
import type { Translations, Valid } from '../authored/authored.ts';
import type { RecognisedFiles } from '../files/recognise-files.ts';

/** What localities and forms are put together from. */
export type Stock = RecognisedFiles & {
  files: Files;
  valid: ReadonlyMap<string, Valid<unknown>>;
  report: Report;
};

/** A file if it is there and has the right shape. */
export function pick<T>({ valid }: Stock, file: string): Valid<T> | undefined {
  return valid.get(file) as Valid<T> | undefined;
}

/** Whether a file is there and has a mistake. */
export function isFaulty({ kinds, valid }: Stock, file: string): boolean {
  return file.endsWith('.yaml') && kinds.has(file) && !valid.has(file);
}

/**
 * Whether a file is there. If not, that is reported with why it should be, unless another file is
 * only misnamed.
 */
export function hasFile({ kinds, meant, report }: Stock, file: string, why: string): boolean {
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

/** The translations in a folder, or nothing when one of them has a mistake. */
export function pickTranslations(stock: Stock, folder: string): Translations | undefined {
  const found: Translations = {};
  for (const language of translatedLanguages) {
    const file = `${folder}/translations/${language}.yaml`;
    const translations = pick<TranslationsFile>(stock, file);
    if (translations) found[language] = translations;
    else if (isFaulty(stock, file)) return undefined;
  }
  return found;
}
