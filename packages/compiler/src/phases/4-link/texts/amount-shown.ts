import type { Amount } from '@formpress/formula';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import { spanIn } from '../foundation/entries.ts';
import type { AmountStyle } from '../linked/linked-text.ts';
import { unknownName } from '../names/unknown-name.ts';
import type { TemplatePiece } from './parse-template.ts';

/** The amounts a text may show. */
export type AmountScope = {
  report: Report;
  amount(name: string): Amount | undefined;
  amounts(): string[];
};

/** A placeholder of a text. */
export type Placeholder = Exclude<TemplatePiece, { words: string }>;

/** The number or date that {{usd @name}} shows, and its style. Reports what cannot be shown. */
export function amountShown(
  piece: Placeholder,
  node: TextNode,
  scope: AmountScope,
): { name: string; entry?: string; style: AmountStyle; amount: Amount } | undefined {
  const at = () => spanIn(node, piece.start, piece.end);
  const [name = '', entry] = piece.name.split('.');
  const whole = scope.amount(name);
  if (!whole) {
    scope.report(unknownName('unknown-amount', name, scope.amounts(), at()));
    return undefined;
  }
  const amount = entry === undefined ? whole : entryOf(whole, entry);
  if (!amount || !('number' in amount || 'date' in amount)) {
    const found = notOneValue(name, entry, whole);
    scope.report({ code: 'unknown-amount', severity: 'error', at: at(), ...found });
    return undefined;
  }
  const problem = styleProblem(piece, amount);
  if (problem)
    scope.report({ code: 'broken-placeholder', severity: 'error', at: at(), ...problem });
  const style = (piece.word ?? 'plain') as AmountStyle;
  return { name, style, amount, ...(entry === undefined ? {} : { entry }) };
}

function entryOf(whole: Amount, entry: string): Amount | undefined {
  return 'byAnswer' in whole ? whole.byAnswer[entry] : undefined;
}

function notOneValue(name: string, entry: string | undefined, whole: Amount) {
  const known = 'byAnswer' in whole ? Object.keys(whole.byAnswer) : [];
  const entries = known.map((each) => `@${name}.${each}`).join(', ');
  if (entry === undefined) {
    const help = entries === '' ? 'A table by size cannot be shown.' : `Show one of ${entries}.`;
    return { message: `"@${name}" is a table, but a text shows one value.`, help };
  }
  const near = didYouMean(entry, known);
  const help = entries === '' ? `Write @${name}.` : `Its entries are ${entries}.`;
  return { message: `"@${name}" has no entry "${entry}".${near}`, help };
}

function styleProblem({ word, name }: Placeholder, amount: Amount) {
  if (word === undefined) return undefined;
  const isDate = 'date' in amount;
  if (!['usd', 'percent', 'date'].includes(word)) {
    const message = `An amount cannot be shown as "${word}".`;
    return { message, help: 'Write usd, percent or date before the amount, or nothing.' };
  }
  if (isDate === (word === 'date')) return undefined;
  const what = isDate ? 'a date' : 'a number';
  const help = isDate ? `Write {{date @${name}}}.` : `Write {{usd @${name}}} or {{@${name}}}.`;
  return { message: `"@${name}" is ${what}, so it cannot be shown as "${word}".`, help };
}
