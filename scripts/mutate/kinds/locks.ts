import type { MistakeKind } from '../mutation.ts';
import { filesLike, removed, replaced, within } from '../stretches.ts';

/** Locks and cases edited by hand, or lost. */
export const lockMistakes: MistakeKind[] = [
  {
    name: 'edit a lock by hand',
    onlyByLock: true,
    mistakes: (texts) =>
      filesLike(texts, /\.lock\.(?:json|txt)$/).flatMap((lock) => {
        const [, ...lines] = within([lock], /^.*\w{4,}.*$/dgm);
        const some = lines.filter((_, index) => index % Math.ceil(lines.length / 5) === 0);
        return replaced(some, (line) => line.replace(/(\w)(\w)(?=\W*$)/, '$2$1'));
      }),
  },
  {
    name: 'delete a lock',
    onlyByLock: true,
    mistakes: (texts) =>
      filesLike(texts, /\.lock\.(?:json|txt)$/).map(({ file }) => ({ file, deleted: true })),
  },
  {
    name: 'delete a file of cases',
    onlyByLock: true,
    mistakes: (texts) => filesLike(texts, /\/cases\//).map(({ file }) => ({ file, deleted: true })),
  },
  {
    name: 'remove a case',
    onlyByLock: true,
    mistakes: (texts) =>
      removed(within(filesLike(texts, /\/cases\//), /^- about: .*\n(?: {2}.*\n)+/dgm)),
  },
];
