import { languageNames } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { translationsFile } from './translations.ts';

/** Whether a text has all translations. */
export function isTranslated({ untranslated }: LinkedText): boolean {
  return untranslated === undefined;
}

/** Reports texts that lack a translation, the same English text once. */
export function reportUntranslated(texts: readonly LinkedText[], report: Report): void {
  const reported = new Set<string>();
  for (const { at, untranslated } of texts) {
    if (!untranslated || reported.has(untranslated.english)) continue;
    const { english, lacks } = untranslated;
    reported.add(english);
    const files = lacks.map((language) => translationsFile(at.file, language));
    report({
      code: 'missing-translation',
      severity: 'error',
      at,
      message: `This text has no ${lacks.map((language) => languageNames[language].english).join(' and no ')} translation.`,
      help: `Add a pair with exactly this English to ${files.join(' and ')}.`,
    });
  }
}
