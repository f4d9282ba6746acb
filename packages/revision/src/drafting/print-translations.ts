import { asWritten, englishOfMarks } from '@formpress/compiler';
import type { TranslatedLanguage } from '@formpress/model';
import type { Draft } from './print-draft.ts';

/** A pair for every text of a draft that has no translation yet. */
export function printTranslations(
  { questions, statement }: Draft,
  language: TranslatedLanguage,
  translated: ReadonlySet<string>,
): string {
  const texts = new Set([
    ...questions.map(({ page }) => `Page ${page}`),
    ...questions.flatMap(({ options = [] }) => options.map(({ text }) => text)),
    ...(statement && !statement.isTranslated ? [englishOfMarks(statement)] : []),
  ]);
  const pairs = [...texts].filter((text) => text !== 'TODO' && !translated.has(text));
  return pairs.map((text) => `- en: ${asWritten(text)}\n  ${language}: TODO\n`).join('');
}
