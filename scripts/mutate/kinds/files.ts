import type { MistakeKind } from '../mutation.ts';
import { filesLike, removed, replaced, within } from '../stretches.ts';

/** Mistakes in cases and files as a whole. */
export const fileMistakes: MistakeKind[] = [
  {
    name: 'remove a case',
    mistakes: (texts) =>
      removed(within(filesLike(texts, /\/cases\//), /^- about: .*\n(?: {2}.*\n)+/dgm)),
  },
  {
    name: 'change what a case expects',
    mistakes: (texts) =>
      replaced(
        within(filesLike(texts, /\/cases\//), /(?<=: ')[0-9]+(?:\.[0-9]{2})?(?=')/dg),
        (number) => number.replace(/^[0-9]/, (digit) => String((Number(digit) % 9) + 1)),
      ),
  },
  {
    name: 'delete a file',
    mistakes: (texts) =>
      [...texts.keys()]
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => ({ file, deleted: true })),
  },
];
