import type { Language } from '@formpress/model';

/**
 * A plain number as a form of a language writes it: in French a no-break space stands between the
 * thousands, and a comma before the decimals.
 */
export function printNumber(plain: string, language: Language): string {
  if (language !== 'fr') return plain;
  const [whole = '', decimals] = plain.split('.');
  const grouped = whole.replace(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, '\u00A0');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
