import type { Amount, Band } from '@formpress/formula';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { checkDay } from '../foundation/check-day.ts';
import { childOf, childText, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedAmount, LinkedTable } from '../linked/linked-amount.ts';
import { linkRangeTable } from './link-range-table.ts';

/** Reads the named amounts of a form. */
export function linkAmounts(entries: MapEntry[], report: Report): Map<string, LinkedAmount> {
  const amounts = new Map<string, LinkedAmount>();
  for (const { key, keyAt, value } of entries) {
    const tables: LinkedTable[] = [];
    const amount = amountOf(key, nodeAt(value, 'is'), tables, report);
    const from = childText(value, 'from')?.value ?? '';
    amounts.set(key, {
      name: key,
      at: keyAt,
      amount,
      from,
      tables,
      ...(childText(value, 'confidence') ? { isUnverified: true as const } : {}),
      ...(childText(value, 'printed') ? { isNotPrinted: true as const } : {}),
    });
  }
  return amounts;
}

/** The amount, and its tables by ranges, each with its id. */
function amountOf(id: string, node: YamlNode, tables: LinkedTable[], report: Report): Amount {
  if (node.kind === 'text') return plainAmount(node, report);
  if (node.kind === 'list') return { bySize: node.items.map(bandOf) };
  if (childOf(node, 'rows')) {
    const linked = linkRangeTable(id, node, report);
    tables.push(linked);
    return { byRange: linked.table };
  }
  return {
    byAnswer: Object.fromEntries(
      node.entries.map(({ key, value }) => [key, amountOf(`${id}.${key}`, value, tables, report)]),
    ),
  };
}

/** A date that does not exist is kept, so that what reads the amount is not reported too. */
function plainAmount(node: TextNode, report: Report): Amount {
  if (/^-?[0-9]+(\.[0-9]+)?$/.test(node.value)) return { number: node.value };
  checkDay(node, report);
  return { date: node.value };
}

function bandOf(row: YamlNode): Band {
  const number = (key: string) => textNodeOf(nodeAt(row, key)).value;
  const over = number('over');
  if (childText(row, 'is')) return { over, is: number('is') };
  return { over, plus: number('plus'), rate: number('rate') };
}
