import { languages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { TextPart } from '../../4-link/linked/linked-text.ts';
import { wordsOf } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** Braces and @ outside {{ }} are probably a placeholder that would be shown literally. */
export const loosePlaceholder = defineCheck({
  code: 'loose-placeholder',
  severity: 'warning',
  check(subject, report) {
    for (const text of subject.texts) {
      const places: [SourceRange | undefined, TextPart[]][] = languages.map((language) => [
        language === 'en' ? text.at : text.translatedAt?.[language],
        text[language],
      ]);
      for (const [place, parts] of places) {
        const [loose] = /\{[^{}]*\}?|\}|(?<![\w.-])@[A-Za-z]\w*/.exec(wordsOf(parts)) ?? [];
        if (!place || loose === undefined) continue;
        report({
          at: place,
          message: `"${loose}" is outside {{ }}, so it is shown literally.`,
          help: 'Write an amount as {{usd @name}} or {{@name}}, with two braces on each side.',
        });
      }
    }
  },
});
