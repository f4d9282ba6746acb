import { languageNames, translatedLanguages } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { TextsLock } from './texts-lock.ts';
import type { FolderTexts, LockedPair } from './texts-of-files.ts';

/** A text that is other than when it was last looked at. */
type Change = { at: Place; says: string; was: string; is: string };

/** What came or went: as many, and the first of them. */
type Count = { at: Place; first: string; count: number };

/** How texts differ from their lock. */
export type TextChanges = {
  changed: Change[];
  added: Count | undefined;
  gone: string[];
  /** Questions that must be answered under a condition no more. */
  conditions: { at: Place; id: string; was: string }[];
};

/** Compares the texts of a folder with their lock. */
export function changedTexts(now: FolderTexts, lock: TextsLock): TextChanges {
  const changed: Change[] = [];
  const added: { at: Place; says: string }[] = [];
  const gone: string[] = [];
  const conditions: TextChanges['conditions'] = [];
  for (const [version, texts] of now.texts) {
    const then = lock.texts[version];
    if (!then) continue;
    for (const [name, { says, is, at }] of texts) {
      const was = then[name];
      if (was === undefined) added.push({ at, says });
      else if (was !== is) changed.push({ at, says, was, is });
    }
    for (const [name, was] of Object.entries(then)) {
      const at = name.endsWith(' when') ? texts.get(name.replace(/when$/, 'ask'))?.at : undefined;
      if (texts.has(name)) continue;
      if (at) conditions.push({ at, id: name.replace(/ when$/, ''), was });
      else gone.push(name);
    }
  }
  const owners = ownersOf(now);
  for (const pair of now.pairs) {
    const was = lock.translations[pair.english]?.[translatedLanguages.indexOf(pair.language)];
    if (typeof was !== 'string') added.push({ at: pair.at, says: sayPair(pair, owners) });
    else if (was !== pair.is)
      changed.push({ at: pair.at, says: sayPair(pair, owners), was, is: pair.is });
  }
  const [first] = added;
  return {
    changed,
    added: first && { at: first.at, first: first.says, count: added.length },
    gone,
    conditions,
  };
}

/** What each English text is, in words. */
function ownersOf({ texts }: FolderTexts): Map<string, string> {
  const all = [...texts.values()].flatMap((named) => [...named.values()]);
  return new Map(all.map(({ is, says }) => [is, says]));
}

function sayPair({ english, language }: LockedPair, owners: ReadonlyMap<string, string>): string {
  const owner = owners.get(english);
  const what = owner ? `${owner[0]?.toLowerCase()}${owner.slice(1)}` : `"${english}"`;
  return `The ${languageNames[language].english} of ${what}`;
}
