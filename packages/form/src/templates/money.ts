import type { Language } from '../wire/language.ts';
import type { DisplayType } from '../wire/question-set.ts';

/** The sign of an amount or a percentage, and on which side people write it. */
export function unitOf(
  type: DisplayType | undefined,
  language: Language,
): [before: string, after: string] {
  if (type === 'PERCENT') return ['', '%'];
  if (type !== 'DOLLAR') return ['', ''];
  return language === 'fr' ? ['', '$'] : ['$', ''];
}

/** A calculated value as people read it; digits are the same, only separators are added. */
export function formattedValue(
  value: string,
  type: DisplayType | undefined,
  language: Language,
): string {
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/.test(value) || type === 'TEXT') return value;
  const [whole = '', decimals] = value.split('.');
  const [thousands, point] = language === 'fr' ? ['\u202f', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, thousands);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}
