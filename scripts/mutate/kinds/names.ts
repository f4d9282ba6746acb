import type { MistakeKind } from '../mutation.ts';
import { filesLike, kindsInUse, removed, replaced, within } from '../stretches.ts';

/** Mistakes in ids and in the answers that are offered. */
export const nameMistakes: MistakeKind[] = [
  {
    name: 'rename an id',
    byChecksAlone: true,
    mistakes: (texts) => {
      const questions = filesLike(texts, /\/questions[^/]*\.yaml$|\/flows\//);
      const forms = filesLike(texts, /\/form\.yaml$/);
      const found = [
        within(questions, /^ {4}(?<at>[a-z]\w*):\n {6}ask:/dgm),
        within(questions, /^(?<at>QS[0-9]+):$/dgm),
        within(questions, /^ {8}(?<at>[A-Z][A-Z_]+): /dgm),
        within(within(forms, /^amounts:\n(?: .*\n)+/dgm), /^ {2}(?<at>[a-z]\w+):/dgm),
        within(within(forms, /^statements:\n(?: .*\n)+/dgm), /^ {2}(?<at>[a-z]\w+):/dgm),
        within(filesLike(texts, /\/pdf\.yaml$/), /^ {2}(?<at>[\w[\]]+): /dgm),
        within(filesLike(texts, /\/locality\.yaml$/), /^ {2}(?<at>[A-Z]\w+):/dgm),
      ];
      return replaced(found.flat(), (id) => id.replace(/\w(?=\W*$)/, '$&9'));
    },
  },
  {
    name: 'rename a tax parameter',
    mistakes: (texts) =>
      replaced(
        within(filesLike(texts, /\/form\.yaml$/), /^ {2}[A-Z]+\.(?<at>\w+):$/dgm),
        (id) => `${id}s`,
      ),
  },
  {
    name: 'drop an option',
    byChecksAlone: true,
    mistakes: (texts) => {
      const questions = filesLike(texts, /\/questions[^/]*\.yaml$|\/flows\//);
      const options = /^ +options:\n(?<at>(?: {4}(?! {2}[a-z]\w*:).*\n)+)/dgm;
      return removed(within(within([...questions, ...kindsInUse(texts)], options), /^.*\n/dgm));
    },
  },
];
