/** Some agencies print a point where a comma belongs: 82.528.22. */
const pointed = /[0-9]{1,3}(?:[.,][0-9]{3})+\.[0-9]{2}(?![0-9])/;
const plain = /(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?|\.[0-9]+/;
const number = new RegExp(`${pointed.source}|${plain.source}`, 'g');

/** A number in the form in which numbers are compared: without commas and redundant zeros. */
export function plainNumber(written: string): string {
  const [, whole = '', decimals = ''] = /^(.*?)(?:\.([0-9]*))?$/.exec(digitsOf(written)) ?? [];
  const rest = decimals.replace(/0+$/, '');
  const first = whole.replace(/^0+(?=[0-9])/, '') || '0';
  return rest === '' ? first : `${first}.${rest}`;
}

/** A number without the separators of its thousands. */
function digitsOf(written: string): string {
  const last = written.lastIndexOf('.');
  const isParted = last > 0 && pointed.test(written);
  const whole = isParted
    ? written.slice(0, last).replaceAll('.', '') + written.slice(last)
    : written;
  return whole.replaceAll(',', '');
}

/** The numbers in a printed text, in order. A percentage has two values: as printed, and as a share. */
export function printedNumbers(text: string): string[][] {
  return [...text.matchAll(number)].map(({ 0: written, index }) => {
    const isPercent = /^\s?%/.test(text.slice(index + written.length));
    const plain = plainNumber(written);
    return isPercent ? [plain, shareOf(plain)] : [plain];
  });
}

/** A percentage as a share: 7.5 is 0.075. */
function shareOf(percent: string): string {
  const [whole = '', decimals = ''] = percent.split('.');
  const digits = `${whole.padStart(3, '0')}${decimals}`;
  const point = digits.length - decimals.length - 2;
  return plainNumber(`${digits.slice(0, point)}.${digits.slice(point)}`);
}
