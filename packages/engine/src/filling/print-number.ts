import type { Language } from '@formpress/model';

type Marks = { thousands: string; decimals: string };

const plainMarks = { thousands: '', decimals: '.' };
const marks: Record<Language, Marks> = {
  en: plainMarks,
  es: plainMarks,
  // A no-break space separates thousands.
  fr: { thousands: '\u00A0', decimals: ',' },
};

/** Formats a plain number for a form in a language. */
export function printNumber(plain: string, language: Language): string {
  const { thousands, decimals } = marks[language];
  if (thousands === '' && decimals === '.') return plain;
  const [whole = '', places] = plain.split('.');
  const grouped = whole.replace(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, thousands);
  return places === undefined ? grouped : `${grouped}${decimals}${places}`;
}
