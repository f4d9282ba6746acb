import type { Language } from '@formpress/model';

type Marks = { thousands: string; decimals: string };

const marks: Record<Language, Marks> = {
  en: { thousands: ',', decimals: '.' },
  // As in the United States, where the forms in Spanish are used.
  es: { thousands: ',', decimals: '.' },
  // A no-break space separates thousands.
  fr: { thousands: '\u00A0', decimals: ',' },
};

/** Formats a plain number for a form in a language. */
export function printNumber(plain: string, language: Language): string {
  const { thousands, decimals } = marks[language];
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  const grouped = inThousands(whole, thousands);
  return point < 0 ? grouped : `${grouped}${decimals}${plain.slice(point + 1)}`;
}

function inThousands(whole: string, mark: string): string {
  const start = whole.startsWith('-') ? 1 : 0;
  let end = whole.length;
  let groups = '';
  for (; end - start > 3; end -= 3) groups = mark + whole.slice(end - 3, end) + groups;
  return whole.slice(0, end) + groups;
}
