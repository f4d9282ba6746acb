import type { Amount } from '@formpress/formula';
import type { Report } from '../../diagnostics/report.ts';
import type { TextNode } from '../2-parse/yaml-node.ts';
import { spanIn } from './entries.ts';
import type { AmountStyle, LinkedText, TextPart } from './linked-text.ts';
import { parseTemplate, type TemplatePiece } from './parse-template.ts';
import { type Translated, type TranslationLookup, translated } from './translations.ts';
import { unknownName } from './unknown-name.ts';

/** What a text may refer to, and where its translations are. */
export type TextScope = {
  report: Report;
  translations: TranslationLookup;
  amount(name: string): Amount | undefined;
  amounts(): string[];
  /** Only statements may hold answers: the interface allows them nowhere else. */
  answer?: (id: string) => boolean;
  answers?: () => string[];
  /** English texts already reported as untranslated, so that each is reported once. */
  missing: Set<string>;
};

type Placeholder = Exclude<TemplatePiece, { words: string }>;

/** Parses a text, checks its placeholders and finds its translations. */
export function linkText(node: TextNode, scope: TextScope): LinkedText {
  const en = partsOf(node, scope);
  const es = translationOf('es', node, en, scope);
  const fr = translationOf('fr', node, en, scope);
  reportMissing(node, { es, fr }, scope);
  return { at: node.at, en, es: es ?? en, fr: fr ?? en };
}

function translationOf(language: Translated, node: TextNode, en: TextPart[], scope: TextScope) {
  const found = scope.translations.find(language, node.value);
  if (!found) return /\p{L}/u.test(wordsOf(en)) ? undefined : en;
  const parts = partsOf(found, scope);
  if (placeholders(parts) !== placeholders(en)) {
    scope.report({
      code: 'translation-placeholders',
      severity: 'error',
      at: found.at,
      message: `The ${translated[language]} has other placeholders than the English.`,
      related: [{ at: node.at, message: 'The English says:' }],
      help: 'Use the same {{ }} in both, each once.',
    });
  }
  return parts;
}

function reportMissing(
  node: TextNode,
  found: Record<Translated, TextPart[] | undefined>,
  scope: TextScope,
): void {
  const lacking = (['es', 'fr'] as const).filter((language) => !found[language]);
  if (lacking.length === 0 || scope.missing.has(node.value)) return;
  scope.missing.add(node.value);
  scope.report({
    code: 'missing-translation',
    severity: 'error',
    at: node.at,
    message: `This text has no ${lacking.map((language) => translated[language]).join(' and no ')} translation.`,
    help: `Add a pair with exactly this English to ${lacking.map(scope.translations.fileFor).join(' and ')}.`,
  });
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

const styles = ['usd', 'percent', 'date'];

function partOf(piece: Placeholder, node: TextNode, scope: TextScope): TextPart {
  if (!piece.isAmount) return answerPart(piece, node, scope);
  const at = spanIn(node, piece.start, piece.end);
  const [name = '', entry] = piece.name.split('.');
  const amount = scope.amount(name);
  if (!amount) {
    scope.report(unknownName('unknown-amount', name, scope.amounts(), at));
  } else if (!shownValue(amount, entry)) {
    const known = 'byAnswer' in amount ? Object.keys(amount.byAnswer) : [];
    scope.report({
      code: 'unknown-amount',
      severity: 'error',
      at,
      message: `"@${piece.name}" is not one number or date.`,
      help:
        known.length > 0
          ? `Name one of its entries, such as @${name}.${known[0]}.`
          : 'A text shows a single value.',
    });
  }
  if (piece.word && !styles.includes(piece.word)) reportWord(piece, node, scope);
  const style = (styles.includes(piece.word ?? '') ? piece.word : 'plain') as AmountStyle;
  return entry === undefined ? { amount: name, style } : { amount: name, entry, style };
}

function shownValue(amount: Amount, entry: string | undefined): Amount | undefined {
  const value = entry !== undefined && 'byAnswer' in amount ? amount.byAnswer[entry] : amount;
  if (entry !== undefined && !('byAnswer' in amount)) return undefined;
  return value && ('number' in value || 'date' in value) ? value : undefined;
}

function reportWord(piece: Placeholder, node: TextNode, scope: TextScope): void {
  scope.report({
    code: 'broken-placeholder',
    severity: 'error',
    at: spanIn(node, piece.start, piece.end),
    message: `An amount cannot be shown as "${piece.word}".`,
    help: 'Write usd, percent or date before the amount, or nothing.',
  });
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
  return { answer: piece.name, source: piece.source };
}

function placeholders(parts: TextPart[]): string {
  const names = parts.map((part) =>
    'words' in part
      ? ''
      : 'answer' in part
        ? part.source
        : `${part.style} ${part.amount}.${part.entry}`,
  );
  return names.filter(Boolean).sort().join('|');
}

function wordsOf(parts: TextPart[]): string {
  return parts.map((part) => ('words' in part ? part.words : '')).join('');
}
