import { inEachLanguage, type Language, type TranslatedLanguage } from '@formpress/model';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Translations, Valid } from '../../3-validate/authored/authored.ts';
import { itemsOf, nodeAt, textNodeOf } from '../foundation/entries.ts';

/** Finds the translation of an English text: in the form first, then its base, its locality, shared/. */
export type TranslationLookup = {
  find(language: TranslatedLanguage, english: string): TextNode | undefined;
};

/** A lookup over several folders, the nearest first. */
export function translationLookup(chain: readonly Translations[]): TranslationLookup {
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
  };
}

/** The file where the translation of a text belongs: of its form, of its locality, or shared. */
export function translationsFile(file: string, language: TranslatedLanguage): string {
  const folders = file.split('/');
  const isVersion = /^[0-9.]+$/.test(folders[3] ?? '');
  const depth = folders[0] === 'shared' ? 1 : isVersion ? 3 : 2;
  return `${folders.slice(0, depth).join('/')}/translations/${language}.yaml`;
}

/** Reports English texts that occur twice in a file of translations: only one would be used. */
export function reportTwice(files: Iterable<Translations>, report: Report): void {
  const seen = new Set<string>();
  for (const file of [...files].flatMap((each) => Object.values(each))) {
    if (!file || seen.has(file.file)) continue;
    seen.add(file.file);
    const first = new Map<string, SourceRange>();
    for (const { value, at } of itemsOf(file.root).map((pair) => textNodeOf(nodeAt(pair, 'en')))) {
      const before = first.get(value);
      if (before) report(writtenTwice(at, before));
      else first.set(value, at);
    }
  }
}

function writtenTwice(at: SourceRange, before: SourceRange): Diagnostic {
  return {
    code: 'duplicate-translation',
    severity: 'error',
    at,
    message: 'This English text already has a translation in this file.',
    related: [{ at: before, message: 'First written here:' }],
    help: 'Keep one of the two pairs.',
  };
}

const known = new WeakMap<Valid<unknown>, Map<string, TextNode>>();

/** The pairs of a file, read once for all forms that use it. */
function pairsOf(language: Language, file: Valid<unknown>): Map<string, TextNode> {
  const pairs = known.get(file) ?? new Map<string, TextNode>();
  if (known.has(file)) return pairs;
  for (const pair of itemsOf(file.root)) {
    pairs.set(textNodeOf(nodeAt(pair, 'en')).value, textNodeOf(nodeAt(pair, language)));
  }
  known.set(file, pairs);
  return pairs;
}
