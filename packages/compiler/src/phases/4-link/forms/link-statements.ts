import { inEachLanguage, type Language, languageNames } from '@formpress/model';
import type { PassageMarks } from '@formpress/pdf';
import type { PdfWork } from '../../../cache/pdf-work.ts';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childText, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedBlank } from '../linked/linked-blank.ts';
import type { LinkedForm } from '../linked/linked-form.ts';
import { englishOfMarks, type ReadStatement } from '../linked/linked-statement.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { type PassagePlaces, unreadStatement } from './unread-statement.ts';

/** Statements before the blank is read, by name. */
export type WrittenStatements = ReadonlyMap<string, WrittenStatement>;

/** A statement in our own words, or where the agency prints it, or both. */
type WrittenStatement = { own?: LinkedText; printed?: Printed };

type Printed = {
  at: SourceRange;
  marks: PassageMarks;
  places: PassagePlaces;
  /** The first and last words, with translations of the whole statement; absent where the paper is not in English. */
  text?: LinkedText;
};

type StatementScope = {
  text: TextScope;
  questions: LinkedForm['questions'];
  language: Language;
};

/** Links statements, except the words that are read from the blank. */
export function linkStatements(
  entries: readonly MapEntry[],
  { text, questions, language }: StatementScope,
): WrittenStatements {
  const scope = {
    ...text,
    role: 'statement' as const,
    answer: (id: string) => questions.has(id),
    answers: () => [...questions.keys()],
  };
  return new Map(
    entries.map(({ key, value }): [string, WrittenStatement] => {
      if (value.kind === 'text') return [key, { own: linkText(value, scope) }];
      const otherwise = childText(value, 'otherwise');
      const own = otherwise && linkText(otherwise, scope);
      return [key, { ...(own && { own }), printed: linkPrinted(value, scope, language) }];
    }),
  );
}

/**
 * Links a printed statement. Its translations are paired with its first and last words, because the words
 * between them are not in the definitions.
 */
function linkPrinted(node: YamlNode, scope: TextScope, language: Language): Printed {
  const [page, starts, ends] = (['page', 'starts', 'ends'] as const).map((key) =>
    textNodeOf(nodeAt(node, key)),
  );
  if (!page || !starts || !ends) throw new Error('Validation lets no such statement through.');
  const marks = { page: Number(page.value), starts: starts.value, ends: ends.value };
  const places = { page: page.at, starts: starts.at, ends: ends.at };
  const { at } = node;
  if (language !== 'en') return { at, marks, places };
  const named = { kind: 'text' as const, value: englishOfMarks(marks), at };
  const { untranslated, ...text } = linkText(named, scope);
  const lacking = untranslated && { untranslated: { ...untranslated, isOfMarks: true as const } };
  return { at, marks, places, text: { ...text, ...lacking } as LinkedText };
}

/** The texts of statements when there is no blank to read them from. */
export function textsOfStatements(said: WrittenStatements): LinkedText[] {
  return [...said.values()].flatMap(({ own, printed }) => [
    ...(own ? [own] : []),
    ...(printed?.text ? [{ ...printed.text, isUnread: true as const }] : []),
  ]);
}

type ReadScope = { blank: LinkedBlank; language: Language; pdfWork: PdfWork; report: Report };

/** All statements with their words, those that were read, and all their texts. */
type ReadStatements = {
  statements: Map<string, LinkedText>;
  readStatements: Map<string, ReadStatement>;
  texts: LinkedText[];
};

/** Reads the statements that the agency's file prints. Without the file, our own words are used if there are any. */
export async function readStatements(
  said: WrittenStatements,
  scope: ReadScope,
): Promise<ReadStatements> {
  const statements = new Map<string, LinkedText>();
  const byName = new Map<string, ReadStatement>();
  const texts: LinkedText[] = [];
  for (const [name, { own, printed }] of said) {
    if (own) {
      statements.set(name, own);
      texts.push(own);
    }
    if (!printed) continue;
    const words = await wordsOf(printed, own, scope);
    const { at, marks, text } = printed;
    byName.set(name, { at, marks, ...(words !== undefined && { words }) });
    if (text) texts.push(words === undefined ? unread(text, scope) : inEnglish(text, words));
    const read = words === undefined ? undefined : textRead(words, { own, text }, scope.language);
    if (read) statements.set(name, read);
  }
  return { statements, readStatements: byName, texts };
}

/**
 * The text of a statement whose words were not read. If the file is there, its marks are wrong: they must
 * be mended, so missing translations are not reported.
 */
function unread(text: LinkedText, { blank }: Pick<ReadScope, 'blank'>): LinkedText {
  const { untranslated, ...rest } = text;
  const isFileThere = blank.kind === 'agency';
  return { ...rest, ...(untranslated && !isFileThere && { untranslated }), isUnread: true };
}

async function wordsOf(
  printed: Printed,
  own: LinkedText | undefined,
  { blank, language, pdfWork, report }: ReadScope,
): Promise<string | undefined> {
  const { at, marks, places } = printed;
  if (language !== 'en' && !own) report(withoutEnglish(at, language));
  if (blank.kind !== 'agency') {
    if (!own) report(withoutFile(at));
    return undefined;
  }
  const passage = await pdfWork.readPassage(blank.bytes, marks);
  if ('words' in passage) return passage.words;
  report(unreadStatement(passage, marks, places));
  return undefined;
}

function textRead(
  words: string,
  { own, text }: { own: LinkedText | undefined; text: LinkedText | undefined },
  language: Language,
): LinkedText | undefined {
  if (language === 'en') return text && inEnglish(text, words);
  const { [language]: _, ...translatedAt } = own?.translatedAt ?? {};
  return own && { ...own, [language]: [{ words }], translatedAt };
}

/** A text with the English that was read. Where a language has no translation, it has the English. */
function inEnglish(text: LinkedText, words: string): LinkedText {
  const parts = [{ words }];
  return {
    ...text,
    ...inEachLanguage((language) => {
      const isTranslated = language !== 'en' && text.translatedAt?.[language] !== undefined;
      return isTranslated && text[language] !== text.en ? text[language] : parts;
    }),
  };
}

function withoutFile(at: SourceRange): Diagnostic {
  return {
    code: 'statement-needs-file',
    severity: 'error',
    at,
    message: "This statement is read from the agency's file, and the folder has no blank.pdf.",
    help: 'Put the file there: "formpress blanks fetch" does so where form.yaml names its address. To go on without it, write the statement in our own words under otherwise; a release with them is not for production.',
  };
}

function withoutEnglish(at: SourceRange, language: Language): Diagnostic {
  return {
    code: 'unread-statement',
    severity: 'error',
    at,
    message: `This form is printed in ${languageNames[language].english}, so its file does not say the statement in English.`,
    help: 'Write under otherwise what it says in English.',
  };
}
