import { languageNames, type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { ComparedRelease } from '../foundation/compared.ts';
import { plainList, shortenedList } from '../foundation/describe-list.ts';

const mostForms = 8;

/** What a channel demands of translations and the release does not have, a sentence each. */
export function unmetNeeds({ forms, languages }: ComparedRelease, channel: string): string[] {
  const needs = languages?.needs[channel];
  if (!needs) return [];
  const leftOut = languages.leftOut.filter((language) => needs.languages?.includes(language));
  const needed = translatedLanguages.filter((language) => !languages.leftOut.includes(language));
  return [
    ...leftOut.map(
      (language) =>
        `The release leaves out ${languageNames[language].english}, which ${channel} needs (shared/languages.yaml).`,
    ),
    ...(needs.reviewed?.includes('statements')
      ? needed.flatMap((language) => notReviewed(forms, language))
      : []),
  ];
}

/** One sentence for a language: the forms with a statement whose translation nobody reviewed. */
function notReviewed(forms: ComparedRelease['forms'], language: TranslatedLanguage): string[] {
  const lacking = forms.flatMap(({ bundle }) => {
    const { id, version, statements, reviewedStatements } = bundle;
    const reviewed = reviewedStatements?.[language] ?? [];
    const names = Object.keys(statements).filter((name) => !reviewed.includes(name));
    return names.length > 0 ? [`${id} ${version} (${plainList(names)})`] : [];
  });
  if (lacking.length === 0) return [];
  const name = languageNames[language].english;
  return [`The ${name} of statements is not reviewed: ${shortenedList(lacking, mostForms)}.`];
}
