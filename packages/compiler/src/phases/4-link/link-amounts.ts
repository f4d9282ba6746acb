import type { Amount, Band } from '@formpress/formula';
import type { Report } from '../../diagnostics/report.ts';
import type { MapEntry, YamlNode } from '../2-parse/yaml-node.ts';
import { childText, mapOf, nodeAt, textOf } from './entries.ts';
import type { LinkedAmount } from './linked-form.ts';

/** Reads the named amounts of a form. One that is no number, date or table is reported and left out. */
export function linkAmounts(entries: MapEntry[], report: Report): Map<string, LinkedAmount> {
  const amounts = new Map<string, LinkedAmount>();
  for (const { key, keyAt, value } of entries) {
    const amount = amountOf(nodeAt(value, 'is'), report);
    if (!amount) continue;
    amounts.set(key, { name: key, at: keyAt, amount, from: childText(value, 'from')?.value ?? '' });
  }
  return amounts;
}

function amountOf(node: YamlNode, report: Report): Amount | undefined {
  if (node.kind === 'text') return plainAmount(node.value) ?? refuse(node, report);
  if (node.kind === 'list') return { bySize: node.items.map((row) => bandOf(row, report)) };
  const byAnswer: Record<string, Amount> = {};
  for (const { key, value } of mapOf(node).entries) {
    const amount = amountOf(value, report);
    if (amount) byAnswer[key] = amount;
  }
  return { byAnswer };
}

function plainAmount(text: string): Amount | undefined {
  if (/^-?[0-9]+(\.[0-9]+)?$/.test(text)) return { number: text };
  return isDate(text) ? { date: text } : undefined;
}

function isDate(text: string): boolean {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  );
}

function bandOf(row: YamlNode, report: Report): Band {
  const number = (key: string) => {
    const node = textOf(nodeAt(row, key));
    const amount = plainAmount(node.value);
    if (!amount || !('number' in amount)) refuse(node, report);
    return node.value;
  };
  const over = number('over');
  if (childText(row, 'is')) return { over, is: number('is') };
  return { over, plus: number('plus'), rate: number('rate') };
}

function refuse(node: YamlNode, report: Report): undefined {
  const written = node.kind === 'text' ? `"${node.value}"` : 'This';
  report({
    code: 'wrong-amount',
    severity: 'error',
    at: node.at,
    message: `${written} is neither a number nor a date.`,
    help: 'Write a number without signs and commas, such as 2200 or 0.075, or a date such as 2027-02-16.',
  });
  return undefined;
}
