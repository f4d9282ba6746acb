import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, removed, replaced, type Stretch, swapped, within } from '../stretches.ts';

/** Mistakes in translations. */
export const translationMistakes: MistakeKind[] = [
  {
    name: 'change an amount in one language',
    byChecksAlone: true,
    mistakes: (texts) => [
      ...replaced(within(translated(translations(texts)), /(?<=@)\w+(?=\b.*\}\})/dg), (name) =>
        name === 'year' ? 'lastYear' : 'year',
      ),
      ...replaced(
        within(translated(translations(texts)), /(?<![\w@.])[0-9]{2,}(?!\w)/dg),
        (number) => String(Number(number) + 1),
      ),
    ],
  },
  {
    name: 'remove a translation',
    byChecksAlone: true,
    mistakes: (texts) => removed(within(translations(texts), /^- en: .*\n(?: {2}.*\n)+/dgm)),
  },
  {
    name: 'exchange two translations',
    onlyByLock: true,
    mistakes: (texts) =>
      translations(texts).flatMap((file) => {
        const all = translated([file]);
        return all.flatMap((one, index) => swapped([one, ...all.slice(index + 1, index + 2)]));
      }),
  },
  {
    name: 'exchange two placeholders of a translation',
    onlyByLock: true,
    mistakes: (texts) =>
      translated(translations(texts)).flatMap((each) => swapped(within([each], /\{\{[^}]+\}\}/dg))),
  },
  {
    name: 'misspell a placeholder of a translation',
    byChecksAlone: true,
    mistakes: (texts) =>
      replaced(within(translated(translations(texts)), /(?<=\{\{[^}]*@)\w+/dg), (name) =>
        name.slice(0, -1),
      ),
  },
  {
    name: 'lose a negation',
    onlyByLock: true,
    mistakes: (texts) => [
      ...removed(within(languageOf(texts, 'es'), /(?<= )no (?=\p{Ll})/dgu)),
      ...removed(within(languageOf(texts, 'fr'), /(?<= )(?:ne |n')(?=\p{Ll}+ pas\b)/dgu)),
    ],
  },
  {
    name: 'leave a text in English',
    byChecksAlone: true,
    mistakes: (texts) =>
      within(translations(texts), /^- en: .{12,}\n {2}\w+: .*\n(?! {4})/dgm).flatMap((pair) => {
        const [, english = ''] = /^- en: (.*)$/m.exec(pair.text) ?? [];
        return replaced(within([pair], /^ {2}\w+: (?<at>.*)$/dgm), () => english);
      }),
  },
];

function translations(texts: Texts): Stretch[] {
  return filesLike(texts, /\/translations\/[a-z]+\.yaml$/);
}

function languageOf(texts: Texts, language: string): Stretch[] {
  return translated(translations(texts)).filter(({ file }) => file.endsWith(`/${language}.yaml`));
}

/** The translations alone, without the English they stand beside. */
function translated(files: Stretch[]): Stretch[] {
  return within(files, /^ {2}(?:es|fr): (?<at>.*(?:\n {4}.*)*)$/dgm);
}
