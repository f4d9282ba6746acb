import { inEachLanguage, languageNames, languages } from '@formpress/model';
import { defineCheck } from '../foundation/define-check.ts';

const words = inEachLanguage((language) => {
  const { english, own } = languageNames[language];
  return new RegExp(`\\b${english}\\b|${own}`, 'i');
});

/** An answer that names a language must yield forms in that language. */
export const wrongLanguageForm = defineCheck({
  code: 'wrong-language-form',
  severity: 'error',
  checkRelease({ localities, forms }, report) {
    const languageOf = new Map(forms.map(({ id, language }) => [id, language]));
    const flows = localities.flatMap((locality) =>
      locality.flows.flatMap(({ flow }) => flow ?? []),
    );
    const asked = flows.flatMap(({ interview }) => interview.sets.flatMap((set) => set.questions));
    for (const { question } of asked) {
      for (const { value, label, at } of question.options) {
        const text = label.en.map((part) => ('words' in part ? part.words : '')).join('');
        const named: string[] = languages.filter((language) =>
          words[language].test(`${value} ${text}`),
        );
        const yielded = question.forms?.get(value) ?? [];
        const wrong = yielded.find((id) => !named.includes(languageOf.get(id) ?? named[0] ?? ''));
        if (named.length === 0 || (named.length === 1 && wrong === undefined)) continue;
        report({
          at: question.formPlaces?.get(value) ?? question.at,
          message:
            named.length > 1
              ? `The answer ${value} of "${question.id}" is named after one language but reads "${text}".`
              : `The answer ${value} of "${question.id}" names a language in which ${wrong} is not written.`,
          related: [{ at, message: 'The answer:' }],
          help: 'Make each answer yield the form in its own language.',
        });
      }
    }
  },
});
