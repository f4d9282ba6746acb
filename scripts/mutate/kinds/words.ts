import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, removed, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in the English texts. */
export const wordMistakes: MistakeKind[] = [
  {
    name: 'mistype a text',
    byChecksAlone: true,
    mistakes: (texts) => replaced(words(texts), (word) => word.slice(0, 2) + word.slice(3)),
  },
  {
    name: 'slip in a sign that is not seen',
    byChecksAlone: true,
    mistakes: (texts) =>
      words(texts).flatMap((word, index) =>
        replaced(
          [word],
          (text) => text.slice(0, 2) + unseen[index % unseen.length] + text.slice(2),
        ),
      ),
  },
  {
    name: 'misspell a placeholder',
    byChecksAlone: true,
    mistakes: (texts) =>
      replaced(within(written(texts), /(?<=\{\{[^}\n]*@)\w+/dg), (name) => name.slice(0, -1)),
  },
  {
    name: 'lose a negation on a drawn blank',
    onlyByLock: true,
    mistakes: (texts) =>
      removed(
        within(
          filesLike(texts, /\/blank\.yaml$/),
          /(?<=[a-z] )(?:not|no|without|never) (?=[a-z])/dg,
        ),
      ),
  },
  {
    name: 'mistype a text of a drawn blank',
    mistakes: (texts) =>
      replaced(
        within(
          filesLike(texts, /\/blank\.yaml$/),
          /\b(?:text|caption): (?:[^\s'{]+ )+?(?<at>[a-z]{6,})\b/dg,
        ),
        (word) => word.slice(0, 2) + word.slice(3),
      ),
  },
];

/** A null character, a right-to-left override, a soft hyphen, a zero-width space, and an emoji. */
const unseen = ['\0', '\u202e', '\u00ad', '\u200b', '\u{1f600}'];

function written(texts: Texts): Stretch[] {
  return filesLike(texts, /\/(?:questions[^/]*|form)\.yaml$|\/flows\//);
}

/** A long word of each text. */
function words(texts: Texts): Stretch[] {
  return within(
    written(texts),
    /^ +(?:ask|breadcrumb|label|about|sign): (?:\S+ )*?(?<at>[a-z]{5,})\b/dgm,
  );
}
