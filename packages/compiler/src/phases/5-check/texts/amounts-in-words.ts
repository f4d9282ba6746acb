import type { Amount } from '@formpress/formula';
import type { LinkedForm } from '../../4-link/linked-form.ts';
import { wordsOf } from './all-texts.ts';
import { englishNumbers } from './numbers-in.ts';

/** A number with its sign in a text, and how the amount that it equals is written, if there is one. */
export type AmountInWords = { source: string; sign: '$' | '%' | 'year'; placeholder?: string };

const written = /(?<dollars>\$ ?[0-9][0-9,]*(?:\.[0-9]+)?)|(?<share>[0-9][0-9,]*(?:\.[0-9]+)? ?%)/g;
const year = /(?<![0-9,.$/-])(?:19|20)[0-9]{2}(?![0-9%/-]|[.,][0-9])/g;

/** The numbers of an English text that are, or could be, amounts of the form. */
export function amountsInWords(
  text: LinkedForm['texts'][number],
  amounts: LinkedForm['amounts'],
): AmountInWords[] {
  const words = wordsOf(text.en);
  if (!/[0-9]/.test(words)) return [];
  const values = [...amounts.values()].flatMap(({ name, amount }) => valuesOf(name, amount));
  const named = (value: string) => values.find((each) => each.value === value)?.name;
  const signed = [...words.matchAll(written)].map(({ 0: source, groups }) => {
    const sign = groups?.dollars ? ('$' as const) : ('%' as const);
    const [
      {
        values: [value = ''],
      } = { values: [] },
    ] = englishNumbers(source);
    const name = named(sign === '$' ? value : hundredth(value));
    const style = sign === '$' ? 'usd' : 'percent';
    return { source, sign, ...(name && { placeholder: `{{${style} @${name}}}` }) };
  });
  const years = [...words.matchAll(year)].flatMap(([source]) => {
    const name = named(source);
    return name ? [{ source, sign: 'year' as const, placeholder: `{{@${name}}}` }] : [];
  });
  return [...signed, ...years];
}

function valuesOf(name: string, amount: Amount): { name: string; value: string }[] {
  if ('number' in amount) {
    const [
      {
        values: [value = ''],
      } = { values: [] },
    ] = englishNumbers(amount.number);
    return [{ name, value }];
  }
  if (!('byAnswer' in amount)) return [];
  return Object.entries(amount.byAnswer).flatMap(([entry, each]) =>
    valuesOf(`${name}.${entry}`, each),
  );
}

/** 7.5 percent is the share 0.075. */
function hundredth(value: string): string {
  const [whole = '', decimals = ''] = value.split('.');
  const digits = whole.padStart(3, '0');
  const share = `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
  return englishNumbers(share)[0]?.values[0] ?? '';
}
