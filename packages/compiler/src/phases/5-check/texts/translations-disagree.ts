import { languageNames } from '@formpress/model';
import type { LinkedPair } from '../../4-link/linked/linked-pair.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A text has one translation: a form or a locality does not translate it otherwise than the folders above. */
export const translationsDisagree = defineCheck({
  code: 'translations-disagree',
  severity: 'error',
  checkFamily({ pairs }, report) {
    const keyOf = (folder: string, { language, english }: LinkedPair) =>
      `${folder} ${language} ${english}`;
    const first = new Map<string, LinkedPair>();
    for (const pair of pairs.toReversed()) first.set(keyOf(folderOf(pair), pair), pair);
    for (const pair of pairs) {
      const [above] = foldersAbove(pair).flatMap((folder) => first.get(keyOf(folder, pair)) ?? []);
      if (!above || above.translation === pair.translation) continue;
      report({
        at: pair.at,
        message: `This text is translated into ${languageNames[pair.language].english} in two ways: "${pair.translation}" here, "${above.translation}" for all.`,
        related: [{ at: above.at, message: 'The other stands here:' }],
        help: 'Keep one of the two, or make them alike.',
      });
    }
  },
});

/** The folder that a pair holds for, such as us/AL. */
function folderOf({ at }: LinkedPair): string {
  return at.file.replace(/\/translations\/.*/, '');
}

/** The folders that hold for the folder of a pair too, the outermost first. */
function foldersAbove(pair: LinkedPair): string[] {
  const folder = folderOf(pair);
  const names = folder.split('/');
  const above = names.map((_, index) => names.slice(0, index).join('/')).slice(1);
  return folder === 'shared' ? [] : ['shared', ...above];
}
