/** Prints a person's field, masked in previews. */
export type IdentifierPrinter = (text: string, isMasked: boolean) => string;

/** The groups of digits in a number, and how many of the last digits a preview shows. */
type Layout = { groups: readonly number[]; shown?: number };

const printers = new Map<string, IdentifierPrinter>([
  ['socialSecurityNumber', numberPrinter({ groups: [3, 2, 4], shown: 4 })],
  ['socialInsuranceNumber', numberPrinter({ groups: [3, 3, 3], shown: 3 })],
  ['federalEIN', numberPrinter({ groups: [2, 7] })],
  ['postalCode', (text) => text.replace(/^(.{3}) ?(.{3})$/, '$1 $2')],
]);

const asSent: IdentifierPrinter = (text) => text;

/** The printer for a field of this name: known numbers are grouped, others print as sent. */
export function identifierPrinter(name: string): IdentifierPrinter {
  return printers.get(name) ?? asSent;
}

function numberPrinter({ groups, shown }: Layout): IdentifierPrinter {
  return (text, isMasked) => {
    if (text === '') return text;
    const digits = text.replace(/[^0-9]/g, '');
    const hidden = isMasked && shown ? digits.length - shown : 0;
    return grouped('X'.repeat(hidden) + digits.slice(hidden), groups);
  };
}

function grouped(digits: string, groups: readonly number[]): string {
  let line = '';
  let start = 0;
  for (const length of groups) {
    line += (start === 0 ? '' : '-') + digits.slice(start, start + length);
    start += length;
  }
  return line;
}
