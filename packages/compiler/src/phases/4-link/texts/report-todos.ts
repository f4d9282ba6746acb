import { languageNames, type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Translations } from '../../3-validate/authored/authored.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import { itemsOf, nodeAt, textNodeOf } from '../foundation/entries.ts';

/** Reports translations that a person must still write. */
export function reportTodos(
  files: Iterable<Translations>,
  leftOut: readonly TranslatedLanguage[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const each of files)
    for (const language of translatedLanguages) {
      const file = each[language];
      if (!file || seen.has(file.file) || leftOut.includes(language)) continue;
      seen.add(file.file);
      for (const at of todosIn(language, file))
        report({ ...unwritten(at, whatIn(language)), severity: 'error' });
    }
}

function todosIn(
  language: TranslatedLanguage,
  { root }: NonNullable<Translations[TranslatedLanguage]>,
): SourceRange[] {
  const nodes = itemsOf(root).map((pair) => textNodeOf(nodeAt(pair, language)));
  return nodes.filter(({ value }) => value === todo).map(({ at }) => at);
}

function whatIn(language: TranslatedLanguage): string {
  return `the ${languageNames[language].english}`;
}
