import { languageNames, type TranslatedLanguage } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { wordsOf } from './all-texts.ts';
import type { Subject } from './subject.ts';

/** A text on a drawn blank, and whether it is in a table. */
export type PrintedText = { words: string; at: SourceRange; isCell: boolean };

/** The texts of a form's own drawn blank; none where it uses the blank of its base. */
export function ownBlankTexts({ blank, folder }: LinkedForm): PrintedText[] {
  return blank.at.file.startsWith(`${folder}/`) ? blankTexts(blank) : [];
}

/** The texts on a drawn blank, from top to bottom. */
function blankTexts({ texts }: LinkedForm['blank']): PrintedText[] {
  return texts.map(({ parts, at, role }) => ({
    words: wordsOf(parts),
    at,
    isCell: role === 'cell',
  }));
}

/** A drawn blank in another language, with that of the English form of the same version. */
export type BlankTwins = {
  language: TranslatedLanguage;
  /** The name of the language in English, such as Spanish. */
  name: string;
  at: SourceRange;
  texts: PrintedText[];
  english: PrintedText[];
  englishAt: SourceRange;
};

/** The blank of a form in another language and the English one; undefined for other forms. */
export function blankTwins({ form, family }: Subject): BlankTwins | undefined {
  const texts = form ? ownBlankTexts(form) : [];
  if (!form || form.language === 'en' || texts.length === 0) return undefined;
  const id = form.id.slice(0, -2);
  const original = family.find((each) => each.id === id && each.version === form.version);
  if (!original || original.blank.texts.length === 0) return undefined;
  const { language } = form;
  return {
    language,
    name: languageNames[language].english,
    at: form.blank.at,
    texts,
    english: blankTexts(original.blank),
    englishAt: original.blank.at,
  };
}
