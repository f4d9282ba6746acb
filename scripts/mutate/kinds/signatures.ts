import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, replaced, type Stretch, swapped, within } from '../stretches.ts';

/**
 * Mistakes in where and how a form is signed and dated. Only the agency's paper shows what is right. Without it, only
 * the lock protects the boxes.
 */
export const signatureMistakes: MistakeKind[] = [
  {
    name: 'move a signature or date box',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(signs(texts), /\bbox: \[[0-9.]+, (?<at>[0-9.]+)/dg), (bottom) =>
        String(Number(bottom) + 40),
      ),
  },
  {
    name: 'exchange the signature and the date',
    onlyByLock: true,
    mistakes: (texts) =>
      signs(texts).flatMap((block) => [
        ...swapped(within([block], /\bbox: (?<at>\[.*?\])/dg)),
        ...swapped(within([block], /\bfield: (?<at>'[^']*'|[^,}]+?)(?=,| \})/dg)),
      ]),
  },
  {
    name: 'sign another page',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(signs(texts), /\bpage: (?<at>[0-9]+)/dg), (page) => String(Number(page) + 1)),
  },
  {
    name: 'change the format of a date',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(signs(texts), /\bformat: (?<at>[^\s,}]+)/dg), () => 'DD/MM/YYYY'),
  },
];

function signs(texts: Texts): Stretch[] {
  return within(filesLike(texts, /\/pdf\.yaml$/), /^sign:\n(?<at>(?: {2}.*\n)+)/dgm);
}
