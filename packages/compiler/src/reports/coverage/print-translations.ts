import { languageNames, type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { LinkedForm } from '../../phases/4-link/linked/linked-form.ts';
import {
  countTranslations,
  type FormTranslations,
  type TranslationCounts,
} from './count-translations.ts';

const about =
  'Texts of all versions of a form, the same text once, by the state of their translations. A pair without ' +
  'a state counts as translated; reviewed means that a second person read it.';

/** The progress of the translations of each form, and of all forms together, by language. */
export function printTranslations(
  forms: readonly LinkedForm[],
  leftOut: readonly TranslatedLanguage[],
): string[] {
  const counted = countTranslations(forms);
  const cell = (language: TranslatedLanguage, counts: TranslationCounts) =>
    leftOut.includes(language) ? 'left out' : describeCounts(counts);
  const row = (name: string, texts: number, counts: FormTranslations['counts']) => [
    ...[name, String(texts)],
    ...translatedLanguages.map((language) => cell(language, counts[language])),
  ];
  const heads = [
    'Form',
    'Texts',
    ...translatedLanguages.map((each) => languageNames[each].english),
  ];
  const sum = counted.reduce((all, { texts }) => all + texts, 0);
  const rows = [
    row('all forms', sum, totalOf(counted)),
    ...counted.map(({ id, texts, counts }) => row(id, texts, counts)),
  ];
  const table = [heads, heads.map(() => '---'), ...rows];
  return ['## Translations', about, table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')];
}

function describeCounts(counts: TranslationCounts): string {
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  return said.map(([state, count]) => `${count} ${state}`).join(', ');
}

function totalOf(counted: readonly FormTranslations[]): FormTranslations['counts'] {
  const totals = translatedLanguages.map((language) => {
    const total: TranslationCounts = { missing: 0, draft: 0, translated: 0, reviewed: 0 };
    for (const { counts } of counted)
      for (const state of Object.keys(total) as (keyof TranslationCounts)[])
        total[state] += counts[language][state];
    return [language, total];
  });
  return Object.fromEntries(totals);
}
