import type { Amount } from '@formpress/formula';
import type { Language } from '@formpress/model';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';
import { wordsOf } from '../foundation/all-texts.ts';
import { ownBlankTexts } from '../foundation/blank-texts.ts';
import { englishNumbers } from './numbers-in.ts';

/** A number with its unit in a text, and the placeholder of the amount that it equals, if any. */
export type AmountInWords = { source: string; sign: '$' | '%' | 'year'; placeholder?: string };

const written = /(?<dollars>\$ ?[0-9][0-9,]*(?:\.[0-9]+)?)|(?<share>[0-9][0-9,]*(?:\.[0-9]+)? ?%)/g;
const year = /(?<![0-9,.$/-])(?:19|20)[0-9]{2}(?![0-9%/-]|[.,][0-9])/g;

/** A text with the numbers in it that are, or could be, amounts of the form. */
export type TextWithAmounts = { text: Pick<LinkedText, 'at'>; found: AmountInWords[] };

const known = new WeakMap<LinkedForm, TextWithAmounts[]>();

/** The texts of a form and of its drawn blank with numbers that are, or could be, amounts; tables are left out. */
export function amountsInTexts(form: LinkedForm): TextWithAmounts[] {
  const texts = known.get(form) ?? findAmounts(form);
  known.set(form, texts);
  return texts;
}

function findAmounts(form: LinkedForm): TextWithAmounts[] {
  const { texts, amounts, language } = form;
  const inTexts = texts.flatMap((text) => {
    const found = text.role === 'cell' ? [] : amountsInWords(wordsOf(text.en), amounts);
    return found.length > 0 ? [{ text, found }] : [];
  });
  const onBlank = ownBlankTexts(form).flatMap(({ words, at, isCell }) => {
    const found = isCell ? [] : amountsInWords(asEnglish(words, language), amounts);
    return found.length > 0 ? [{ text: { at }, found }] : [];
  });
  return [...inTexts, ...onBlank];
}

/** Words with numbers as English writes them: $1,234.56 and 7.5% where French has 1 234,56 $ and 7,5 %. */
function asEnglish(words: string, language: Language): string {
  if (language !== 'fr') return words;
  return words.replaceAll(
    /([0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3})*|[0-9]+)(?:,([0-9]+))?[ \u00a0\u202f]?([$%])/g,
    (_, whole: string, cents: string | undefined, sign: string) => {
      const number = `${whole.replaceAll(/\D/g, '')}${cents === undefined ? '' : `.${cents}`}`;
      return sign === '$' ? `$${number}` : `${number}%`;
    },
  );
}

/** The numbers in English words that are, or could be, amounts of the form. */
export function amountsInWords(words: string, amounts: LinkedForm['amounts']): AmountInWords[] {
  const signed = [...words.matchAll(written)].map(({ 0: source, groups }) => {
    const sign = groups?.dollars ? ('$' as const) : ('%' as const);
    const value = plainValue(source);
    const name = nameOf(sign === '$' ? value : hundredth(value), amounts);
    const style = sign === '$' ? 'usd' : 'percent';
    return { source, sign, ...(name && { placeholder: `{{${style} @${name}}}` }) };
  });
  const years = [...words.matchAll(year)].flatMap(([source]) => {
    const name = nameOf(source, amounts);
    return name ? [{ source, sign: 'year' as const, placeholder: `{{@${name}}}` }] : [];
  });
  return [...signed, ...years];
}

function nameOf(value: string, amounts: LinkedForm['amounts']): string | undefined {
  const values = [...amounts.values()].flatMap(({ name, amount }) => valuesOf(name, amount));
  return values.find((each) => each.value === value)?.name;
}

function plainValue(source: string): string {
  return englishNumbers(source)[0]?.values[0] ?? '';
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

/** A percentage as a share: 7.5 is 0.075. */
function hundredth(value: string): string {
  const [whole = '', decimals = ''] = value.split('.');
  const digits = whole.padStart(3, '0');
  const share = `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
  return plainValue(share);
}
