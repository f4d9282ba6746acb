import { languageNames, nearestName, type TranslatedLanguage } from '@formpress/model';
import type { Diagnostic, Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { asWritten } from '../../2-parse/foundation/source.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import type { LinkedPair } from '../linked/linked-pair.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { translationsFile } from './translations.ts';

/** What a text said when it was last locked, and its translations then. */
export type TextBefore = {
  english: string;
  translations: Partial<Record<TranslatedLanguage, string>>;
};

/** Finds what a text said before, by its place; undefined when it is new or the same. */
export type FindBefore = (at: SourceRange, english: string) => TextBefore | undefined;

/** Whether a text has all translations. */
export function isTranslated({ untranslated }: LinkedText): boolean {
  return untranslated === undefined;
}

/** Whether the English of a text is written and not still to be filled in. Missing translations do not count. */
export function hasEnglish({ untranslated }: LinkedText): boolean {
  return untranslated?.english !== todo;
}

type Scope = {
  pairs: readonly LinkedPair[];
  /** The pairs of the folders above. */
  pairsAbove?: readonly LinkedPair[];
  /** Whether there is a file of translations. */
  exists: (file: string) => boolean;
  before?: FindBefore | undefined;
};

type Missing = {
  at: SourceRange;
  english: string;
  lacks: TranslatedLanguage[];
  index: number;
  isOfMarks: boolean;
};

/** How many texts without a translation are reported one by one for each file. A form that is being written has more. */
const mostSeparate = 10;

/** Reports each English text that lacks a translation once or, where there are many, how many there are. */
export function reportUntranslated(
  texts: readonly LinkedText[],
  scope: Scope,
  report: Report,
): void {
  for (const { at, untranslated } of texts)
    if (untranslated?.english === todo) report({ ...unwritten(at, 'a text'), severity: 'error' });
  const missing = missingIn(texts);
  const many = manyOf(missing, scope);
  for (const [file, { language, own }] of many) report(summary(file, language, own));
  for (const each of missing) {
    const lacks = each.lacks.filter((language) => !many.has(fileFor(each.at, language, scope)));
    if (lacks.length > 0) report(alone({ ...each, lacks }, texts, scope));
  }
}

function missingIn(texts: readonly LinkedText[]): Missing[] {
  const found = new Map<string, Missing>();
  for (const [index, { at, untranslated }] of texts.entries()) {
    const { english = '', lacks = [], isOfMarks = false } = untranslated ?? {};
    if (english === todo || lacks.length === 0 || found.has(english)) continue;
    found.set(english, { at, english, lacks: [...lacks], index, isOfMarks });
  }
  return [...found.values()];
}

type Many = { language: TranslatedLanguage; own: Missing[] };

/** The files of translations that lack many texts. */
function manyOf(missing: readonly Missing[], scope: Scope): Map<string, Many> {
  const files = new Map<string, Many>();
  for (const each of missing)
    for (const language of each.lacks) {
      const file = fileFor(each.at, language, scope);
      files.set(file, { language, own: [...(files.get(file)?.own ?? []), each] });
    }
  return new Map([...files].filter(([, { own }]) => own.length > mostSeparate));
}

function fileFor(at: SourceRange, language: TranslatedLanguage, { exists }: Scope): string {
  return translationsFile(at.file, language, exists);
}

/** One finding for many texts that a file of translations lacks, as in a form that is being written. */
function summary(file: string, language: TranslatedLanguage, own: readonly Missing[]): Diagnostic {
  const name = languageNames[language].english;
  const home = file.split('/').at(-3) ?? '';
  const untranslated = own.map(({ english }) => ({ english, language, file }));
  return {
    code: 'missing-translation',
    severity: 'error',
    at: own[0]?.at ?? { file, start: 0, end: 0 },
    message: `${own.length} texts have no ${name} translation; this is the first.`,
    help: `Add pairs to ${file}, or run "formpress texts export --to ${language} --form ${home}" and send the file to a translator.`,
    fixes: [addPairs(untranslated)],
    untranslated,
  };
}

function alone(missing: Missing, texts: readonly LinkedText[], scope: Scope): Diagnostic {
  const { at, english, lacks, index, isOfMarks } = missing;
  const ofPair = isOfMarks ? `"${english}" as its English` : 'exactly this English';
  const files = lacks.map((language) => fileFor(at, language, scope));
  const untranslated = lacks.map((language, each) => ({
    ...{ english, language },
    file: files[each] ?? '',
  }));
  const before = scope.before?.(at, english);
  const around = { ...scope, before: texts.slice(0, index), files };
  return {
    code: 'missing-translation',
    severity: 'error',
    at,
    message: `This text has no ${lacks.map((language) => languageNames[language].english).join(' and no ')} translation.`,
    ...whereItBelongs(missing, before, around),
    help: `${before ? `${describeBefore(before, lacks, scope)} ` : ''}Add a pair with ${ofPair} to ${files.join(' and ')}.`,
    fixes: [addPairs(untranslated)],
    untranslated,
  };
}

function describeBefore(
  { english, translations }: TextBefore,
  lacks: readonly TranslatedLanguage[],
  { pairs, pairsAbove = [] }: Scope,
): string {
  const then = lacks.flatMap((language) => {
    const isOld = (pair: LinkedPair) => pair.language === language && pair.english === english;
    const was = translations[language] ?? [...pairs, ...pairsAbove].find(isOld)?.translation;
    return was === undefined ? [] : [`in ${languageNames[language].english} "${was}"`];
  });
  const said = `Before, it said "${english}"${then.length > 0 ? `, ${then.join(' and ')}` : ''}`;
  return /[.?!]"$/.test(said) ? said : `${said}.`;
}

/** A fix that adds pairs for a person to fill in. */
function addPairs(untranslated: NonNullable<Diagnostic['untranslated']>): Fix {
  const edits = [...new Set(untranslated.map(({ file }) => file))].map((file) => ({
    at: { file, start: 0, end: 0 },
    adds: untranslated
      .filter((each) => each.file === file)
      .map(({ english, language }) => `- en: ${asWritten(english)}\n  ${language}: ${todo}`),
  }));
  return { title: `Add ${untranslated.length === 1 ? 'a pair' : 'pairs'} to fill in`, edits };
}

type Around = Omit<Scope, 'before'> & { before: readonly LinkedText[]; files: string[] };

/**
 * Where a new pair belongs: at the pair of what the text said before, at an unused pair with nearly this
 * English, or after the pair of the text before it.
 */
function whereItBelongs(
  { english, lacks: [language] }: Missing,
  was: TextBefore | undefined,
  { before, pairs, pairsAbove = [], files }: Around,
): Pick<Diagnostic, 'related'> {
  if (!language) return {};
  const isOfLanguage = (pair: LinkedPair) => pair.language === language;
  const own = pairs.filter(isOfLanguage);
  const known = [...own, ...pairsAbove.filter(isOfLanguage)];
  const old = known.find((pair) => pair.english === was?.english);
  if (old) return { related: [{ at: old.at, message: 'The pair of what it said before:' }] };
  const unread = own.filter((pair) => !pair.used);
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
