import { languageNames } from '@formpress/model';
import type { LinkedPair } from '../../4-link/linked/linked-pair.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A text has one translation: a form or a locality must not translate it differently from the folders above. */
export const translationsDisagree = defineCheck({
  code: 'translations-disagree',
  severity: 'error',
  check({ pairs, pairsAbove }, report) {
    const first = firstOf(pairsAbove);
    for (const pair of pairs) {
      const [above] = foldersAbove(pair).flatMap((folder) => first.get(keyOf(folder, pair)) ?? []);
      if (!above || above.translation === pair.translation) continue;
      report({
        at: pair.at,
        message: `This text is translated into ${languageNames[pair.language].english} in two ways: "${pair.translation}" here, "${above.translation}" for all.`,
        related: [{ at: above.at, message: 'The other one is here:' }],
        help: 'Keep one of the two, or make them the same.',
      });
    }
  },
});

const known = new WeakMap<readonly LinkedPair[], Map<string, LinkedPair>>();

/** The first pair of each folder and text. Many forms have the same pairs above them. */
function firstOf(pairs: readonly LinkedPair[]): Map<string, LinkedPair> {
  const found =
    known.get(pairs) ??
    new Map(pairs.toReversed().map((pair) => [keyOf(folderOf(pair), pair), pair]));
  known.set(pairs, found);
  return found;
}

function keyOf(folder: string, { language, english }: LinkedPair): string {
  return `${folder} ${language} ${english}`;
}

/** The folder that a pair applies to, such as us/AL. */
function folderOf({ at }: LinkedPair): string {
  return at.file.replace(/\/translations\/.*/, '');
}

/** The folders above that of a pair, the outermost first. */
function foldersAbove(pair: LinkedPair): string[] {
  const folder = folderOf(pair);
  const names = folder.split('/');
  const above = names.map((_, index) => names.slice(0, index).join('/')).slice(1);
  return folder === 'shared' ? [] : ['shared', ...above];
}
