import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, removed, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in texts and their translations. */
export const wordMistakes: MistakeKind[] = [
  {
    name: 'change an amount in one language',
    byChecksAlone: true,
    mistakes: (texts) => [
      ...replaced(within(translated(texts), /(?<=@)\w+(?=\b.*\}\})/dg), (name) =>
        name === 'year' ? 'lastYear' : 'year',
      ),
      ...replaced(within(translated(texts), /(?<![\w@.])[0-9]{2,}(?!\w)/dg), (number) =>
        String(Number(number) + 1),
      ),
    ],
  },
  {
    name: 'remove a translation',
    byChecksAlone: true,
    mistakes: (texts) => removed(within(translations(texts), /^- en: .*\n(?: {2}.*\n)+/dgm)),
  },
  {
    name: 'mistype a text',
    mistakes: (texts) =>
      replaced(
        within(
          filesLike(texts, /\/(?:questions[^/]*|form)\.yaml$|\/flows\//),
          /^ +(?:ask|breadcrumb|label|about|sign): (?:\S+ )*?(?<at>[a-z]{5,})\b/dgm,
        ),
        (word) => word.slice(0, 2) + word.slice(3),
      ),
  },
];

function translations(texts: Texts): Stretch[] {
  return filesLike(texts, /\/translations\/[a-z]+\.yaml$/);
}

/** The translations alone, without the English they stand beside. */
function translated(texts: Texts): Stretch[] {
  return within(translations(texts), /^ {2}(?:es|fr): (?<at>.*\n(?: {4}.*\n)*)/dgm);
}
