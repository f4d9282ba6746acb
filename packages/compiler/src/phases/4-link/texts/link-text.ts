import {
  inEachLanguage,
  languageNames,
  type TranslatedLanguage,
  translatedLanguages,
} from '@formpress/model';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Translations } from '../../3-validate/authored/authored.ts';
import { spanIn } from '../foundation/entries.ts';
import type { LinkedText, TextPart, TextRole } from '../linked/linked-text.ts';
import { unknownName } from '../names/unknown-name.ts';
import { type AmountScope, amountShown, type Placeholder } from './amount-shown.ts';
import { comparePlaceholders } from './compare-placeholders.ts';
import { parseTemplate } from './parse-template.ts';
import { type TranslationLookup, translationLookup } from './translations.ts';

/** What a text may refer to, and where its translations are. */
export type TextScope = AmountScope & {
  translations: TranslationLookup;
  /** Only statements may show answers: the interface allows them nowhere else. */
  answer?: (id: string) => boolean;
  answers?: () => string[];
  role?: TextRole;
};

/** The scope of texts that show neither amounts nor answers. */
export function plainScope(
  chain: readonly Translations[],
  leftOut: readonly TranslatedLanguage[],
  report: TextScope['report'],
): TextScope {
  return {
    report,
    translations: translationLookup(chain, leftOut),
    amount: () => undefined,
    amounts: () => [],
  };
}

/** Parses a text, checks its placeholders and finds its translations; the text records those that are missing. */
export function linkText(node: TextNode, scope: TextScope): LinkedText {
  const before = scope.report.diagnostics.length;
  const en = partsOf(node, scope);
  const isBroken = scope.report.diagnostics.length > before || hasLooseBrace(node, en, scope);
  const wrong = new Set<TranslatedLanguage>();
  const found = inEachLanguage((language) =>
    language === 'en' ? en : translationOf(language, node, en, { ...scope, wrong }),
  );
  return {
    at: node.at,
    ...inEachLanguage((language) => found[language] ?? en),
    ...(scope.role && { role: scope.role }),
    ...placesOf(node, { ...scope, wrong }),
    ...(isBroken ? {} : untranslated(node, found, scope)),
  };
}

/** The scope of one text, with the languages whose translation has an error: nothing else is reported about them. */
type OwnScope = TextScope & { wrong: Set<TranslatedLanguage> };

/** Where the translations of a text are, and their states where pairs give one. */
function placesOf(
  { value }: TextNode,
  { translations, wrong }: OwnScope,
): Pick<LinkedText, 'translatedAt' | 'states'> {
  const translatedAt: LinkedText['translatedAt'] = {};
  const states: LinkedText['states'] = {};
  for (const language of translatedLanguages) {
    const found = translations.find(language, value);
    const isUsable = found && found.value !== todo && !wrong.has(language);
    if (!isUsable || translations.isLeftOut(language)) continue;
    translatedAt[language] = found.at;
    if (found.state) states[language] = found.state;
  }
  return { translatedAt, ...(Object.keys(states).length > 0 && { states }) };
}

function translationOf(
  language: TranslatedLanguage,
  node: TextNode,
  en: TextPart[],
  scope: OwnScope,
) {
  if (scope.translations.isLeftOut(language)) return en;
  const found = scope.translations.find(language, node.value);
  if (!found) return hasWords(node.value) ? undefined : en;
  if (found.value === todo) return undefined;
  const difference = comparePlaceholders(node.value, found.value, languageNames[language].english);
  if (difference === undefined) return partsOf(found, scope);
  scope.wrong.add(language);
  scope.report({
    code: 'translation-placeholders',
    severity: 'error',
    at: found.at,
    message: difference,
    related: [{ at: node.at, message: 'The English says:' }],
    help: 'Write the same {{ }} in both, each as often as in the other. Their order may differ.',
  });
  return en;
}

/**
 * The English of a text that lacks a translation, and the languages in which it has no pair at all, not
 * even one to fill in.
 */
function untranslated(
  { value }: TextNode,
  found: Record<TranslatedLanguage, TextPart[] | undefined>,
  { translations }: TextScope,
): Pick<LinkedText, 'untranslated'> {
  const unknown = translatedLanguages.filter((language) => !found[language]);
  const lacks = unknown.filter((language) => !translations.find(language, value));
  return unknown.length === 0 ? {} : { untranslated: { english: value, lacks } };
}

/**
 * Whether a text without a translation has a brace outside {{ }}: then its placeholder is wrong, and that
 * is what must be fixed.
 */
function hasLooseBrace(node: TextNode, en: TextPart[], scope: TextScope): boolean {
  const words = en.map((part) => ('words' in part ? part.words : '')).join('');
  const [loose] = /\{[^{}]*\}{0,2}|[^{}\s]*\}+/.exec(words) ?? [];
  if (
    loose === undefined ||
    translatedLanguages.some((each) => scope.translations.find(each, node.value))
  )
    return false;
  const start = Math.max(0, node.value.indexOf(loose));
  scope.report({
    code: 'broken-placeholder',
    severity: 'error',
    at: spanIn(node, start, start + loose.length),
    message: `"${loose}" is not a placeholder. Write two braces on each side of it: {{ and }}.`,
  });
  return true;
}

function partsOf(node: TextNode, scope: TextScope): TextPart[] {
  const parsed = parseTemplate(node.value);
  if ('problem' in parsed) {
    const at = spanIn(node, parsed.start, parsed.end);
    scope.report({ code: 'broken-placeholder', severity: 'error', at, message: parsed.problem });
    return [{ words: node.value }];
  }
  return parsed.pieces.map((piece) => ('words' in piece ? piece : partOf(piece, node, scope)));
}

function partOf(piece: Placeholder, node: TextNode, scope: TextScope): TextPart {
  if (!piece.isAmount) return answerPart(piece, node, scope);
  const shown = amountShown(piece, node, scope);
  if (!shown) return { words: piece.source };
  const { name, entry, style } = shown;
  return entry === undefined ? { amount: name, style } : { amount: name, entry, style };
}

function answerPart(piece: Placeholder, node: TextNode, scope: TextScope): TextPart {
  const at = spanIn(node, piece.start, piece.end);
  if (!scope.answer) {
    scope.report({
      code: 'answer-in-text',
      severity: 'error',
      at,
      message: `A text cannot show the answer to "${piece.name}".`,
      help: 'Only a statement can. To show an amount, write @ before its name.',
    });
  } else if (!scope.answer(piece.name)) {
    scope.report(unknownName('unknown-question', piece.name, scope.answers?.() ?? [], at));
  }
  return { answer: piece.name, source: piece.source, at };
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{.*?\}\}/gs, ''));
}
