import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, type Stretch, swapped, within } from '../stretches.ts';

/** Words that took each other's place: each is right by itself. */
export const labelMistakes: MistakeKind[] = [
  {
    name: 'exchange two option labels',
    onlyByLock: true,
    mistakes: (texts) =>
      within(interviews(texts), /^ {6}options:\n(?<at>(?: {8}.*\n)+)/dgm).flatMap((block) =>
        swapped(within([block], /^ {8}\w+: (?<at>.+)$/dgm)),
      ),
  },
  {
    name: 'exchange Yes and No',
    onlyByLock: true,
    mistakes: (texts) => {
      const files = filesLike(texts, /^shared\/(?:answers|translations\/\w+)\.yaml$/);
      return files.flatMap((file) =>
        swapped([
          ...within([file], /^ {4}(?:true|false): (?<at>'(?:Yes|No)')$/dgm),
          ...within([file], /^- en: '(?:Yes|No)'\n {2}\w+: (?<at>.+)$/dgm),
        ]),
      );
    },
  },
  {
    name: 'exchange two questions',
    onlyByLock: true,
    mistakes: (texts) =>
      interviews(texts).flatMap((file) => nearby(within([file], /^ {6}ask: (?<at>[^>\n].*)$/dgm))),
  },
  {
    name: 'exchange two headings',
    onlyByLock: true,
    mistakes: (texts) =>
      interviews(texts).flatMap((file) => nearby(within([file], /^ {2}breadcrumb: (?<at>.+)$/dgm))),
  },
];

/** Each stretch exchanged with the next one. */
function nearby(all: Stretch[]) {
  return all.flatMap((one, index) => swapped([one, ...all.slice(index + 1, index + 2)]));
}

function interviews(texts: Texts): Stretch[] {
  return filesLike(texts, /\/questions[^/]*\.yaml$|\/flows\//);
}
