import type { LinkedAmount } from '@formpress/compiler';

/** An amount as people read it: its value, or what it depends on, and where it is printed. */
export function amountInWords({ amount, from }: LinkedAmount): string {
  return `${valueInWords(amount)} (${from})`;
}

/** The value of an amount, or what it depends on. */
export function valueInWords(amount: LinkedAmount['amount']): string {
  if ('number' in amount) return amount.number;
  if ('date' in amount) return amount.date;
  if ('byAnswer' in amount) {
    const lines = Object.entries(amount.byAnswer);
    const shown = lines.slice(0, 6).map(([answer, each]) => `${answer}: ${valueInWords(each)}`);
    return [...shown, ...(lines.length > 6 ? ['…'] : [])].join(', ');
  }
  return 'bySize' in amount ? `${amount.bySize.length} bands` : 'a table';
}
