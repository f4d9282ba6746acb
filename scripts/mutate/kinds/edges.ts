import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, removed, replaced, type Stretch, swapped, within } from '../stretches.ts';

/** Mistakes in the branches between question sets. */
export const edgeMistakes: MistakeKind[] = [
  {
    name: 'drop an edge',
    byChecksAlone: true,
    mistakes: (texts) => removed(within(decisions(texts), /^ {4}(?!by:).*\n/dgm)),
  },
  {
    name: 'swap two edges',
    onlyByLock: true,
    mistakes: (texts) => decisions(texts).flatMap((each) => swapped(within([each], target))),
  },
  {
    name: 'send an edge elsewhere',
    onlyByLock: true,
    mistakes: (texts) => [
      ...decisions(texts).flatMap((each) => elsewhere(within([each], target), texts)),
      ...elsewhere(within(interviews(texts), /^ {2}next: (?<at>QS[0-9]+)$/dgm), texts),
    ],
  },
  {
    name: 'decide by another question',
    mistakes: (texts) =>
      replaced(within(decisions(texts), /^ {4}by: (?<at>\w+)$/dgm), (question) =>
        question === 'filingStatus' ? 'isExempt' : 'filingStatus',
      ),
  },
];

const target = /^ {4}(?!by:)[^:\n]+: (?<at>.*)$/dgm;

function interviews(texts: Texts): Stretch[] {
  return filesLike(texts, /\/questions[^/]*\.yaml$|\/flows\//);
}

/** The branches below each `next` that depends on an answer. */
function decisions(texts: Texts): Stretch[] {
  return within(interviews(texts), /^ {2}next:\n(?<at>(?: {4}.*\n)+)/dgm);
}

/** Each target replaced by the set that follows it in the file. */
function elsewhere(stretches: Stretch[], texts: Texts) {
  return stretches.flatMap((each) => {
    const sets = within(
      [{ file: each.file, text: texts.get(each.file) ?? '', start: 0, end: 0 }],
      /^(?<at>QS[0-9]+):/dgm,
    ).map(({ text }) => text);
    const next = sets[(sets.indexOf(each.text) + 1) % sets.length];
    return replaced([each], () => (sets.includes(each.text) ? next : sets.at(-1)));
  });
}
