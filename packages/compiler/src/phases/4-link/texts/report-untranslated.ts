import { languageNames, nearestName, type TranslatedLanguage } from '@formpress/model';
import type { Diagnostic, Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { asWritten } from '../../2-parse/foundation/source.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import type { LinkedPair } from '../linked/linked-pair.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { translationsFile } from './translations.ts';

/** Whether a text has all translations. */
export function isTranslated({ untranslated }: LinkedText): boolean {
  return untranslated === undefined;
}

/** Reports texts that lack a translation, the same English text once, with the place where the pair belongs. */
export function reportUntranslated(
  texts: readonly LinkedText[],
  pairs: readonly LinkedPair[],
  report: Report,
): void {
  const reported = new Set<string>();
  for (const [index, { at, untranslated }] of texts.entries()) {
    const { english = '', lacks = [] } = untranslated ?? {};
    if (english === todo) report({ ...unwritten(at, 'a text'), severity: 'error' });
    if (english === todo) continue;
    if (lacks.length === 0 || reported.has(english)) continue;
    reported.add(english);
    const files = lacks.map((language) => translationsFile(at.file, language));
    report({
      code: 'missing-translation',
      severity: 'error',
      at,
      message: `This text has no ${lacks.map((language) => languageNames[language].english).join(' and no ')} translation.`,
      ...whereItBelongs(english, lacks[0], { before: texts.slice(0, index), pairs, files }),
      help: `Add a pair with exactly this English to ${files.join(' and ')}.`,
      fixes: [addPairs(english, lacks, at.file)],
    });
  }
}

/** Adds pairs that a person fills in. */
function addPairs(english: string, lacks: readonly TranslatedLanguage[], file: string): Fix {
  const edits = lacks.map((language) => ({
    at: { file: translationsFile(file, language), start: 0, end: 0 },
    adds: [`- en: ${asWritten(english)}\n  ${language}: ${todo}`],
  }));
  return { title: `Add ${lacks.length === 1 ? 'a pair' : 'pairs'} to fill in`, edits };
}

type Around = { before: readonly LinkedText[]; pairs: readonly LinkedPair[]; files: string[] };

/** A pair that nobody reads and that says nearly the same, or else the pair of the text before it. */
function whereItBelongs(
  english: string,
  language: TranslatedLanguage | undefined,
  { before, pairs, files }: Around,
): Pick<Diagnostic, 'related'> {
  if (!language) return {};
  const unread = pairs.filter((pair) => pair.language === language && !pair.used);
  const near = nearestName(
    english,
    unread.map((pair) => pair.english),
  );
  const same = unread.find((pair) => pair.english === near);
  if (same) return { related: [{ at: same.at, message: 'A pair with nearly this English:' }] };
  const places = before.map(({ translatedAt }) => translatedAt?.[language]);
  const last = places.findLast((place): place is SourceRange => files.includes(place?.file ?? ''));
  return last ? { related: [{ at: last, message: 'It belongs after this one:' }] } : {};
}
