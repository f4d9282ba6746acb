import type { Language } from '@formpress/model';
import { createBoundedMap } from '../foundation/bounded-map.ts';
import { chooseLanguage } from './choose-language.ts';

const maxCached = 1_000;
const longest = 200;

/** Chooses languages by Accept-Language. Browsers send few headers, so they are read once. */
export function rememberLanguages(): (header: string | undefined) => Language {
  const known = createBoundedMap<Language>(maxCached);
  return (header = '') => {
    const remembered = known.get(header);
    if (remembered) return remembered;
    const language = chooseLanguage(header);
    if (header.length <= longest) known.set(header, language);
    return language;
  };
}
