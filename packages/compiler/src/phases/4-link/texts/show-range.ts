import type { Range } from '@formpress/formula';
import type { Language } from '@formpress/model';
import { showAmount, showNumber } from './show-amount.ts';

/** How a language writes a range of dollars, and one without an end. */
const words: Record<Language, { range(least: string, most: string): string; open: string }> = {
  en: {
    range: (least, most) => `${usd(least, 'en')} - ${showNumber(most, 'en')}`,
    open: 'and over',
  },
  es: { range: (least, most) => `${usd(least, 'es')} - ${showNumber(most, 'es')}`, open: 'o más' },
  fr: {
    range: (least, most) => `${showNumber(least, 'fr')} - ${usd(most, 'fr')}`,
    open: 'et plus',
  },
};

/** A range of dollars as people read it: $10,000 - 19,999, or $90,000 and over. */
export function showRange({ least, most }: Range, language: Language): string {
  const { range, open } = words[language];
  return most === undefined ? `${usd(least, language)} ${open}` : range(least, most);
}

function usd(number: string, language: Language): string {
  return showAmount({ number }, 'usd', language);
}
