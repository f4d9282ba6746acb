import { compareVersions, translatedLanguages } from '@formpress/model';
import { isSealed, sealed } from '../../../foundation/seal.ts';
import { entryLines } from '../locks/entry-lines.ts';
import type { FolderTexts } from './texts-of-files.ts';

/** The contents of texts.lock.json. */
export type TextsLock = {
  /** By version, or under '' where there are no versions; then by name. */
  texts: Record<string, Record<string, string>>;
  /** By the English text: its translation into each language, in the order of translatedLanguages. */
  translations: Record<string, (string | null)[]>;
};

/** The lock file next to the versions of a form, next to locality.yaml, and in shared/. */
export const textsLockName = 'texts.lock.json';

const about =
  'Written by "formpress lock": the texts as they were last looked at. ' +
  'A version says only what differs from the one before.';

/** The texts of a folder as recorded in its lock. */
export function textsLockOf({ texts, pairs }: FolderTexts): TextsLock {
  const translations = new Map<string, (string | null)[]>();
  for (const { english, language, is } of pairs) {
    const all = translations.get(english) ?? translatedLanguages.map(() => null);
    all[translatedLanguages.indexOf(language)] = is;
    translations.set(english, all);
  }
  const versions = [...texts.keys()].sort(compareVersions);
  return {
    texts: Object.fromEntries(
      versions.map((version) => [
        version,
        Object.fromEntries([...(texts.get(version) ?? [])].map(([name, { is }]) => [name, is])),
      ]),
    ),
    translations: Object.fromEntries([...translations].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The text of texts.lock.json, with one text per line. */
export function printTextsLock({ texts, translations }: TextsLock): string {
  let before: Record<string, string> = {};
  const versions = Object.entries(texts).map(([version, all]) => {
    const lines = entryLines(difference(before, all));
    before = all;
    return `${JSON.stringify(version)}:{\n${lines}\n}`;
  });
  return sealed(about, [
    `"texts":{${versions.join(',\n')}},`,
    `"translations":{\n${entryLines(translations)}`,
    '}}',
    '',
  ]);
}

function difference(before: Record<string, string>, all: Record<string, string>) {
  const gone = Object.keys(before).filter((name) => !(name in all));
  const other = Object.entries(all).filter(([name, is]) => before[name] !== is);
  return Object.fromEntries([...gone.map((name) => [name, null] as const), ...other]);
}

/** Reads what printTextsLock wrote; undefined when the text is something else. */
export function readTextsLock(text: string): TextsLock | undefined {
  if (!isSealed(text)) return undefined;
  const file = parsed(text) as { texts?: unknown; translations?: unknown } | undefined;
  const { texts, translations } = file ?? {};
  if (!isNamed(texts, (each) => isNamed(each, isTextOrNull))) return undefined;
  if (!isNamed(translations, (each) => Array.isArray(each) && each.every(isTextOrNull)))
    return undefined;
  let before: Record<string, string> = {};
  const versions = Object.entries(texts as Record<string, Record<string, string | null>>).map(
    ([version, differs]) => {
      const all = Object.entries({ ...before, ...differs });
      const is = all.filter((entry): entry is [string, string] => entry[1] !== null);
      before = Object.fromEntries(is);
      return [version, before] as const;
    },
  );
  return {
    texts: Object.fromEntries(versions),
    translations: translations as TextsLock['translations'],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined;
    throw problem;
  }
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isNamed(value: unknown, isRight: (each: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isRight);
}
