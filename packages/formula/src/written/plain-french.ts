const spaces = /[ \u00a0\u202f\u2009]/g;
const months = [
  'jan',
  'fev',
  'mar',
  'avr',
  'mai',
  'juin',
  'juil',
  'aou',
  'sep',
  'oct',
  'nov',
  'dec',
];

/** A number that a French pattern accepts, as digits and a point: 1 250,50 $ is 1250.50. */
export function plainFrenchNumber(text: string): string {
  const bare = text
    .replace(/^(?:CA)?\$/, '')
    .replace(/(?:\$|CAD|dollars?|%)$/, '')
    .replace(spaces, '');
  // The last mark is the decimal one: 1.250,50 and 1,250.50 are the same.
  const mark = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  return mark < 0 ? bare : `${bare.slice(0, mark).replace(/[.,]/g, '')}.${bare.slice(mark + 1)}`;
}

/** A date that a French pattern accepts, as YYYY-MM-DD: 7 mars 1958 is 1958-03-07. */
export function plainFrenchDate(text: string): string {
  const [year, month, day] = partsOf(text.replace(spaces, '/'));
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function partsOf(text: string): [year: string, month: string, day: string] {
  const [first = '', second = '', third = ''] = text.split('/');
  if (second === '') return [first.slice(0, 4), first.slice(4, 6), first.slice(6)];
  if (first.length === 4) return [first, second, third];
  return [third, monthOf(second), first.replace('er', '')];
}

function monthOf(written: string): string {
  if (/^[0-9]/.test(written)) return written;
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return String(months.findIndex((month) => plain.startsWith(month)) + 1);
}
