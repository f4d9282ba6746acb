import { languageNames, translatedLanguages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { FileText } from './text-of-file.ts';
import type { TextsLock } from './texts-lock.ts';
import type { FolderTexts, LockedPair } from './texts-of-files.ts';

/** A text that changed since it was locked. */
type Change = { at: SourceRange; says: string; was: string; is: string };

/** Added texts: how many, and the first of them. */
type Count = { at: SourceRange; first: string; count: number };

/** A text that is gone, at the place of what it belonged to. */
type Dropped = { at: SourceRange; name: string; was: string };

/** How texts differ from their lock. */
export type TextChanges = {
  changed: Change[];
  added: Count | undefined;
  /** The names of removed texts, each with the place of the text before it, if that still exists. */
  gone: { name: string; beside: SourceRange | undefined }[];
  /** What is gone from something that still exists, such as a condition or a label of confidence. */
  dropped: Dropped[];
};

/** Compares the texts of a folder with their lock. */
export function changedTexts(now: FolderTexts, lock: TextsLock): TextChanges {
  const changed: Change[] = [];
  const added: { at: SourceRange; says: string }[] = [];
  const gone: TextChanges['gone'] = [];
  const dropped: Dropped[] = [];
  for (const [version, texts] of now.texts) {
    const then = lock.texts[version];
    if (!then) continue;
    for (const [name, { says, is, at, placeOf }] of texts) {
      const was = then[name];
      if (was === undefined) added.push({ at, says });
      else if (was !== is)
        changed.push({ at: placeOf?.(firstDifference(was, is)) ?? at, says, was, is });
    }
    let beside: SourceRange | undefined;
    for (const [name, was] of Object.entries(then)) {
      beside = texts.get(name)?.at ?? beside;
      if (texts.has(name)) continue;
      const at = placeOfOwner(name, texts);
      if (at) dropped.push({ at, name, was });
      else if (!name.endsWith(' place')) gone.push({ name, beside });
    }
  }
  const owners = ownersOf(now);
  for (const pair of now.pairs) {
    const was = lock.translations[pair.english]?.[translatedLanguages.indexOf(pair.language)];
    if (typeof was !== 'string') added.push({ at: pair.at, says: describePair(pair, owners) });
    else if (was !== pair.is)
      changed.push({ at: pair.at, says: describePair(pair, owners), was, is: pair.is });
  }
  const [first] = added;
  return {
    changed,
    added: first && { at: first.at, first: first.says, count: added.length },
    gone,
    dropped,
  };
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** The place of what a text belonged to; undefined when that is gone, too. */
function placeOfOwner(name: string, texts: ReadonlyMap<string, FileText>): SourceRange | undefined {
  if (/^(?:wording|source \S+)$/.test(name)) return texts.get('name')?.at;
  const [, owner] = /^(.*) (?:when|confidence|from|align|place)$/.exec(name) ?? [];
  if (owner === undefined) return undefined;
  const isOfOwner = (each: string) => each === owner || each.startsWith(`${owner} `);
  return [...texts].find(([each]) => isOfOwner(each))?.[1].at;
}

/** A description of each English text. */
function ownersOf({ texts }: FolderTexts): Map<string, string> {
  const all = [...texts.values()].flatMap((named) => [...named.values()]);
  return new Map(all.map(({ is, says }) => [is, says]));
}

function describePair(
  { english, language }: LockedPair,
  owners: ReadonlyMap<string, string>,
): string {
  const owner = owners.get(english);
  const what = owner ? `${owner[0]?.toLowerCase()}${owner.slice(1)}` : `"${shortened(english)}"`;
  return `The ${languageNames[language].english} of ${what}`;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, text.lastIndexOf(' ', 60))} …` : text;
}
