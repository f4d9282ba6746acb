import type { MistakeKind } from '../mutation.ts';
import { filesLike, replaced, within } from '../stretches.ts';

/** Mistakes in cases, and files that are gone. */
export const fileMistakes: MistakeKind[] = [
  {
    name: 'change what a case expects',
    onlyByLock: true,
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
        .filter((file) => file.endsWith('.yaml') && !file.includes('/cases/'))
        .map((file) => ({ file, deleted: true })),
  },
];
