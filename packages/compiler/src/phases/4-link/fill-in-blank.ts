import type { Amount } from '@formpress/formula';
import type { Language } from '@formpress/model';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { TextNode, YamlNode } from '../2-parse/yaml-node.ts';
import { spanIn } from './entries.ts';
import type { AmountStyle } from './linked-text.ts';
import { parseTemplate } from './parse-template.ts';
import { showAmount } from './show-amount.ts';

/** What the texts of a drawn blank may show. */
export type BlankTexts = {
  report: Report;
  language: Language;
  amounts: Map<string, { amount: Amount }>;
};

/** The data of blank.yaml with its amounts put into the texts, in the form's own language. */
export function fillInBlank(node: YamlNode, texts: BlankTexts): unknown {
  if (node.kind === 'text') return node.value.includes('{{') ? filledIn(node, texts) : node.value;
  if (node.kind === 'list') return node.items.map((item) => fillInBlank(item, texts));
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, fillInBlank(value, texts)]));
}

function filledIn(node: TextNode, { report, language, amounts }: BlankTexts): string {
  const parsed = parseTemplate(node.value);
  if ('problem' in parsed) {
    const at = spanIn(node, parsed.start, parsed.end);
    report({ code: 'broken-placeholder', severity: 'error', at, message: parsed.problem });
    return node.value;
  }
  return parsed.pieces
    .map((piece) => {
      if ('words' in piece) return piece.words;
      const [name = '', entry] = piece.name.split('.');
      const amount = amounts.get(name)?.amount;
      const value =
        amount && entry !== undefined && 'byAnswer' in amount ? amount.byAnswer[entry] : amount;
      if (piece.isAmount && value && ('number' in value || 'date' in value)) {
        return showAmount(value, (piece.word ?? 'plain') as AmountStyle, language);
      }
      const at = spanIn(node, piece.start, piece.end);
      const near = didYouMean(name, amounts.keys(), '@');
      const message = `"${piece.source}" shows no amount of this form.${near}`;
      report({ code: 'unknown-amount', severity: 'error', at, message });
      return piece.source;
    })
    .join('');
}
