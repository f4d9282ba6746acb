import type { Language } from '@formpress/model';
import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { spanIn } from '../foundation/entries.ts';
import { type AmountScope, amountShown } from '../texts/amount-shown.ts';
import { parseTemplate } from '../texts/parse-template.ts';
import { showAmount } from '../texts/show-amount.ts';

/** What the texts of a drawn blank may show. */
export type BlankTexts = AmountScope & { language: Language };

/** The data of blank.yaml with its amounts put into the texts, in the form's own language. */
export function fillInBlank(node: YamlNode, texts: BlankTexts): unknown {
  if (node.kind === 'text') return node.value.includes('{{') ? filledIn(node, texts) : node.value;
  if (node.kind === 'list') return node.items.map((item) => fillInBlank(item, texts));
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, fillInBlank(value, texts)]));
}

/** The names of the amounts that the texts of blank.yaml show. */
export function amountsInBlank(node: YamlNode): string[] {
  if (node.kind === 'list') return node.items.flatMap(amountsInBlank);
  if (node.kind === 'map') return node.entries.flatMap(({ value }) => amountsInBlank(value));
  const parsed = parseTemplate(node.value);
  const pieces = 'pieces' in parsed ? parsed.pieces : [];
  return pieces.flatMap((piece) =>
    'isAmount' in piece && piece.isAmount ? (piece.name.split('.')[0] ?? []) : [],
  );
}

function filledIn(node: TextNode, texts: BlankTexts): string {
  const { report, language } = texts;
  const parsed = parseTemplate(node.value);
  if ('problem' in parsed) {
    const at = spanIn(node, parsed.start, parsed.end);
    report({ code: 'broken-placeholder', severity: 'error', at, message: parsed.problem });
    return node.value;
  }
  const shown = parsed.pieces.map((piece) => {
    if ('words' in piece) return piece.words;
    if (piece.isAmount) {
      const found = amountShown(piece, node, texts);
      return found ? showAmount(found.amount, found.style, language) : piece.source;
    }
    const at = spanIn(node, piece.start, piece.end);
    const message = `A blank form is the same for everyone, so it cannot show "${piece.name}".`;
    const help = `Draw a field there and bind it in pdf.yaml. To show an amount, write @ before its name.`;
    report({ code: 'answer-in-text', severity: 'error', at, message, help });
    return piece.source;
  });
  return shown.join('');
}
