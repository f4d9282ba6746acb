import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { wordsOf } from './all-texts.ts';

/** A text on a drawn blank, and whether it stands in a table. */
export type PrintedText = { words: string; at: Place; isCell: boolean };

/** The texts of the blank that a form draws itself; none where it takes the blank of its base. */
export function ownBlankTexts({ blank, folder }: LinkedForm): PrintedText[] {
  return blank.at.file.startsWith(`${folder}/`) ? blankTexts(blank) : [];
}

/** The texts on a drawn blank, from top to bottom. */
export function blankTexts({ texts }: LinkedForm['blank']): PrintedText[] {
  return texts.map(({ parts, at, role }) => ({
    words: wordsOf(parts),
    at,
    isCell: role === 'cell',
  }));
}

/** The form that a form is in another language, of the same version, if there is one. */
export function originalOf(
  form: LinkedForm,
  family: readonly LinkedForm[],
): LinkedForm | undefined {
  if (form.language === 'en') return undefined;
  const id = form.id.slice(0, -2);
  return family.find((each) => each.id === id && each.version === form.version);
}
