import { amountInWords } from '../words/amount-in-words.ts';
import type { HoverScope } from './hover-scope.ts';

/** The value of an amount, where it is printed, and which file declares it. */
export function amountHover({ linked, name }: HoverScope): string | undefined {
  const amount = linked?.amounts.get(name.name);
  if (!amount) return undefined;
  const where = `Declared in ${amount.at.file}.`;
  const doubt = amount.isUnverified ? ['Not verified in a source.'] : [];
  return [`**@${name.name}** = ${amountInWords(amount)}`, where, ...doubt].join('\n\n');
}
