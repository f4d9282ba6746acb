import type { Language } from '@formpress/model';
import { createBoundedMap } from '../foundation/bounded-map.ts';
import { chooseLanguage } from './choose-language.ts';

const maxCached = 1_000;
const longest = 200;

/** Chooses languages from Accept-Language, with a cache: browsers send few different headers. */
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
