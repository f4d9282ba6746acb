import type { Amount } from '@formpress/formula';
import type { Language } from '@formpress/model';
import type { AmountStyle } from '../linked/linked-text.ts';

/** An amount as shown in a text. Formatted here, because Node's own formatting changes with its version. */
export function showAmount(amount: Amount, style: AmountStyle, language: Language): string {
  if ('date' in amount) return style === 'plain' ? amount.date : showDate(amount.date, language);
  if (!('number' in amount)) throw new Error('Only a number or a date can be shown in a text.');
  if (style === 'usd') return showMoney(amount.number, language);
  if (style === 'percent') return showPercent(amount.number, language);
  return amount.number;
}

const noBreakSpace = '\u00a0';

/** How a language writes dates and numbers. */
type Format = {
  months: string;
  date(day: string, month: string, year: string): string;
  thousands: string;
  decimals: string;
  dollars(number: string): string;
  percent(number: string): string;
};

const american = {
  thousands: ',',
  decimals: '.',
  dollars: (number: string) => `$${number}`,
  percent: (number: string) => `${number}%`,
};

const formats: Record<Language, Format> = {
  en: {
    ...american,
    months: 'January February March April May June July August September October November December',
    date: (day, month, year) => `${month} ${day}, ${year}`,
  },
  // Spanish follows the usage of the United States: $1,234.56 and 7.5%.
  es: {
    ...american,
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    date: (day, month, year) => `${day} de ${month} de ${year}`,
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    date: (day, month, year) => `${day === '1' ? '1er' : day} ${month} ${year}`,
    thousands: noBreakSpace,
    decimals: ',',
    dollars: (number) => `${number}${noBreakSpace}$`,
    percent: (number) => `${number}${noBreakSpace}%`,
  },
};

function showDate(date: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = formats[language].months.split(' ')[Number(month) - 1] ?? '';
  return formats[language].date(String(Number(day)), name, year);
}

function showMoney(number: string, language: Language): string {
  const sign = number.startsWith('-') ? '-' : '';
  return `${sign}${formats[language].dollars(showNumber(number.replace('-', ''), language))}`;
}

/** A number of dollars without the dollar sign: 1,234.50. */
export function showNumber(number: string, language: Language): string {
  const { thousands, decimals } = formats[language];
  const [whole = '', cents] = number.split('.');
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, thousands);
  return cents === undefined ? grouped : `${grouped}${decimals}${cents.padEnd(2, '0')}`;
}

function showPercent(share: string, language: Language): string {
  const { decimals, percent } = formats[language];
  return percent(timesHundred(share).replace('.', decimals));
}

function timesHundred(share: string): string {
  const [whole = '0', decimals = ''] = share.split('.');
  const digits = decimals.padEnd(2, '0');
  const number = `${whole}${digits.slice(0, 2)}`.replace(/^(-?)0+(?=[0-9])/, '$1');
  const rest = digits.slice(2).replace(/0+$/, '');
  return rest ? `${number}.${rest}` : number;
}
