import type { Amount } from '@formpress/formula';
import type { Language } from '@formpress/model';
import type { AmountStyle } from '../linked/linked-text.ts';

/** An amount as it stands in a text. Written out here, because what Node's own formatting gives changes with its version. */
export function showAmount(amount: Amount, style: AmountStyle, language: Language): string {
  if ('date' in amount) return style === 'plain' ? amount.date : showDate(amount.date, language);
  if (!('number' in amount)) throw new Error('Only a number or a date can be shown in a text.');
  if (style === 'usd') return showMoney(amount.number, language);
  if (style === 'percent') return showPercent(amount.number, language);
  return amount.number;
}

const noBreakSpace = '\u00a0';

const months = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
};

function showDate(date: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[language].split(' ')[Number(month) - 1] ?? '';
  const number = String(Number(day));
  if (language === 'en') return `${name} ${number}, ${year}`;
  if (language === 'es') return `${number} de ${name} de ${year}`;
  return `${number === '1' ? '1er' : number} ${name} ${year}`;
}

// Spanish follows the usage of the United States: $1,234.56 and 7.5%.
function showMoney(number: string, language: Language): string {
  const [whole = '', cents] = number.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const separator = language === 'fr' ? noBreakSpace : ',';
  const grouped = whole.replace('-', '').replace(/\B(?=(?:[0-9]{3})+$)/g, separator);
  const padded = cents === undefined ? '' : cents.padEnd(2, '0');
  if (language === 'fr') return `${sign}${grouped}${padded && `,${padded}`}${noBreakSpace}$`;
  return `${sign}$${grouped}${padded && `.${padded}`}`;
}

function showPercent(share: string, language: Language): string {
  const hundredfold = timesHundred(share);
  return language === 'fr' ? `${hundredfold.replace('.', ',')}${noBreakSpace}%` : `${hundredfold}%`;
}

function timesHundred(share: string): string {
  const [whole = '0', decimals = ''] = share.split('.');
  const digits = decimals.padEnd(2, '0');
  const number = `${whole}${digits.slice(0, 2)}`.replace(/^(-?)0+(?=[0-9])/, '$1');
  const rest = digits.slice(2).replace(/0+$/, '');
  return rest ? `${number}.${rest}` : number;
}
