import { expect, it } from 'vitest';
import { changedTwins } from './changed-twins.ts';
import type { FileText } from './text-of-file.ts';
import { printTextsLock, textsLockOf } from './texts-lock.ts';
import type { FolderTexts } from './texts-of-files.ts';

function blank(id: string, is: string): [string, FolderTexts] {
  const at = { file: `us/federal/${id}/2026.1.0/blank.yaml`, start: 0, end: 9 };
  const text: FileText = { name: 'blank page 1', says: 'What page 1 says', is, at };
  const texts = new Map([['2026.1.0', new Map([[text.name, text]])]]);
  return [`us/federal/${id}`, { texts, pairs: [] }];
}

/** What is reported of blanks that were locked with other words. */
function reported(before: [string, FolderTexts][], now: [string, FolderTexts][]) {
  const locks = before.map(
    ([folder, texts]) =>
      [`${folder}/texts.lock.json`, Buffer.from(printTextsLock(textsLockOf(texts)))] as const,
  );
  return changedTwins(new Map(now), new Map(locks));
}

const locked = [blank('W4101', 'Sign here.'), blank('W4101SP', 'Firme aquí.')];

it('tells a blank in another language that a sentence of the English one changed', () => {
  const now = [blank('W4101', 'Sign and date here.'), blank('W4101SP', 'Firme aquí.')];
  expect(reported(locked, now)).toEqual([
    {
      code: 'changed-text',
      severity: 'error',
      at: { file: 'us/federal/W4101SP/2026.1.0/blank.yaml', start: 0, end: 9 },
      message:
        'The blank of W4101 2026.1.0 changed, but its Spanish twin did not: it said "Sign here.", and now says "Sign and date here.".',
      related: [
        {
          at: { file: 'us/federal/W4101/2026.1.0/blank.yaml', start: 0, end: 9 },
          message: 'The English blank:',
        },
      ],
      help: 'Say the same in Spanish here. If nothing has to change, run "formpress lock".',
    },
  ]);
});

it('tells nothing where both changed, or neither', () => {
  const both = [blank('W4101', 'Sign and date here.'), blank('W4101SP', 'Firme y feche aquí.')];
  expect(reported(locked, both)).toEqual([]);
  expect(reported(locked, locked)).toEqual([]);
});
