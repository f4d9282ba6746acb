import type { RangeTable } from '@formpress/formula';
import type { Language } from '@formpress/model';
import type { MapNode, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childOf, childText, nodeAt, spanIn, textNodeOf } from '../foundation/entries.ts';
import { type AmountScope, amountShown } from '../texts/amount-shown.ts';
import { parseTemplate } from '../texts/parse-template.ts';
import { showAmount, showNumber } from '../texts/show-amount.ts';
import { showRange } from '../texts/show-range.ts';
import { tableNamed } from '../texts/table-named.ts';

/** What the texts of a drawn blank may show. */
export type BlankTexts = AmountScope & { language: Language };

/** The data of blank.yaml with its amounts put into the texts, in the form's own language. */
export function fillInBlank(node: YamlNode, texts: BlankTexts): unknown {
  if (node.kind === 'text') return node.value.includes('{{') ? filledIn(node, texts) : node.value;
  if (node.kind === 'list') return node.items.map((item) => fillInBlank(item, texts));
  if (childOf(node, 'lookup')) return drawnTable(node, texts);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, fillInBlank(value, texts)]));
}

const nothing: RangeTable = { rows: [], cells: [] };

/** A table of the amounts with headers and rows, as the form's own language writes numbers. */
function drawnTable(node: MapNode, texts: BlankTexts): unknown {
  const { language } = texts;
  const rest = node.entries.filter(({ key }) => key !== 'lookup' && key !== 'corner');
  const { rows, columns, codes, cells } =
    tableNamed(textNodeOf(nodeAt(node, 'lookup')), texts) ?? nothing;
  const corner = childText(node, 'corner')?.value ?? '';
  const money = (number: string) => showAmount({ number }, 'usd', language);
  return {
    ...Object.fromEntries(rest.map(({ key, value }) => [key, fillInBlank(value, texts)])),
    headers: [corner, ...(columns ?? []).map((range) => showRange(range, language))].join(' | '),
    rows: rows.map((range, index) => {
      // Only the first row has the dollar sign, as agencies print it.
      const show = index === 0 && !codes ? money : (number: string) => showNumber(number, language);
      // A row with too few or too many cells is reported where it is written.
      const row = (columns ?? [range]).map((_, column) => cells[index]?.[column] ?? '0');
      return [showRange(range, language), ...row.map(show)].join(' | ');
    }),
  };
}

/** The names of the amounts that the texts of blank.yaml show. */
export function amountsInBlank(node: YamlNode, key = ''): string[] {
  if (node.kind === 'list') return node.items.flatMap((item) => amountsInBlank(item));
  if (node.kind === 'map')
    return node.entries.flatMap((entry) => amountsInBlank(entry.value, entry.key));
  if (key === 'lookup') return [node.value.slice(1).split('.')[0] ?? ''];
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
