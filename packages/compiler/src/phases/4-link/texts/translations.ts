import { inEachLanguage, type Language, type TranslatedLanguage } from '@formpress/model';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { removeEntry } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Translations, Valid } from '../../3-validate/authored/authored.ts';
import { childText, itemsOf, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { TranslationState } from '../linked/linked-pair.ts';

/** A translation, and how far along it is if its pair says so. */
type FoundTranslation = TextNode & { state?: TranslationState };

/** Finds the translation of an English text: in the form first, then its base, its locality, shared/. */
export type TranslationLookup = {
  find(language: TranslatedLanguage, english: string): FoundTranslation | undefined;
  /** Whether releases leave a language out: then texts in it are English, and need no translation. */
  isLeftOut(language: TranslatedLanguage): boolean;
};

/** A lookup over several folders, the nearest first. */
export function translationLookup(
  chain: readonly Translations[],
  leftOut: readonly TranslatedLanguage[],
): TranslationLookup {
  const tables = inEachLanguage((language) =>
    chain.flatMap((files) => {
      const file = language === 'en' ? undefined : files[language];
      return file ? [pairsOf(language, file)] : [];
    }),
  );
  return {
    find: (language, english) => {
      for (const table of tables[language]) {
        const found = table.get(english);
        if (found) return found;
      }
      return undefined;
    },
    isLeftOut: (language) => leftOut.includes(language),
  };
}

/**
 * The file where the translation of a text belongs: the nearest that exists, of its form, of its locality, or shared;
 * else a new one of its form.
 */
export function translationsFile(
  file: string,
  language: TranslatedLanguage,
  exists: (file: string) => boolean,
): string {
  const folders = file.split('/');
  const isVersion = /^[0-9.]+$/.test(folders[3] ?? '');
  const depth = folders[0] === 'shared' ? 1 : isVersion ? 3 : 2;
  const own = folders.slice(0, depth);
  const above = depth === 3 ? [own.slice(0, 2)] : [];
  const files = [own, ...above, ['shared']].map(
    (folder) => `${folder.join('/')}/translations/${language}.yaml`,
  );
  return files.find(exists) ?? files[0] ?? '';
}

/** Makes a function that tells whether one of some folders has a given file of translations. */
export function existsIn(chain: Iterable<Translations>): (file: string) => boolean {
  const files = new Set([...chain].flatMap((each) => Object.values(each).map(({ file }) => file)));
  return (file) => files.has(file);
}

/** Reports English texts that occur twice in a file of translations: only one would be used. */
export function reportTwice(files: Iterable<Translations>, report: Report): void {
  const seen = new Set<string>();
  for (const file of [...files].flatMap((each) => Object.values(each))) {
    if (!file || seen.has(file.file)) continue;
    seen.add(file.file);
    const first = new Map<string, SourceRange>();
    for (const pair of itemsOf(file.root)) {
      const { value, at } = textNodeOf(nodeAt(pair, 'en'));
      const before = first.get(value);
      if (before) report(writtenTwice(at, before, pair.at));
      else first.set(value, at);
    }
  }
}

function writtenTwice(at: SourceRange, before: SourceRange, pairAt: SourceRange): Diagnostic {
  return {
    code: 'duplicate-translation',
    severity: 'error',
    at,
    message: 'This English text already has a translation in this file.',
    related: [{ at: before, message: 'First written here:' }],
    help: 'Keep one of the two pairs.',
    fixes: [removeEntry(pairAt, 'this pair')],
  };
}

const known = new WeakMap<Valid<unknown>, Map<string, FoundTranslation>>();

/** The pairs of a file, read once for all forms that use it. */
function pairsOf(language: Language, file: Valid<unknown>): Map<string, FoundTranslation> {
  const pairs = known.get(file) ?? new Map<string, FoundTranslation>();
  if (known.has(file)) return pairs;
  for (const pair of itemsOf(file.root)) {
    const node = textNodeOf(nodeAt(pair, language));
    const state = childText(pair, 'state')?.value as TranslationState | undefined;
    const found = state === undefined ? node : { ...node, state };
    pairs.set(textNodeOf(nodeAt(pair, 'en')).value, found);
  }
  known.set(file, pairs);
  return pairs;
}
