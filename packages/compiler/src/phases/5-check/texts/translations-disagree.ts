import type { LinkedPair } from '../../4-link/linked-form.ts';
import { translated } from '../../4-link/translations.ts';
import { defineCheck } from '../define-check.ts';

/** A text has one translation: a form or a locality does not translate it otherwise than the folders above. */
export const translationsDisagree = defineCheck({
  code: 'translations-disagree',
  severity: 'error',
  checkAll({ pairs }, report) {
    const byEnglish = new Map<string, LinkedPair[]>();
    for (const pair of pairs) {
      const key = `${pair.language} ${pair.english}`;
      byEnglish.set(key, [...(byEnglish.get(key) ?? []), pair]);
    }
    for (const same of byEnglish.values()) {
      for (const pair of same.length > 1 ? same : []) {
        const above = same.find((other) => isAbove(other, pair));
        if (!above || above.translation === pair.translation) continue;
        report({
          at: pair.at,
          message: `This text is translated into ${translated[pair.language]} in two ways: "${pair.translation}" here, "${above.translation}" for all.`,
          related: [{ at: above.at, message: 'The other stands here:' }],
          help: 'Keep one of the two, or make them alike.',
        });
      }
    }
  },
});

/** Whether a pair stands in a folder that holds for the folder of the other too. */
function isAbove(other: LinkedPair, { at }: LinkedPair): boolean {
  const [folder, below] = [other.at.file, at.file].map((file) =>
    file.replace(/translations\/.*/, ''),
  );
  if (folder === undefined || below === undefined || folder === below) return false;
  return folder === 'shared/' || below.startsWith(folder);
}
