/** How the digits of a number stand together, and how many of the last a preview shows. */
const layouts: Record<string, { groups: number[]; shown?: number }> = {
  socialSecurityNumber: { groups: [3, 2, 4], shown: 4 },
  socialInsuranceNumber: { groups: [3, 3, 3], shown: 3 },
  federalEIN: { groups: [2, 7] },
};

/** Prints a field of a person: numbers in the known way, masked in a preview; others as sent. */
export function printIdentifier(name: string, text: string, isMasked: boolean): string {
  if (name === 'postalCode') return text.replace(/^(.{3}) ?(.{3})$/, '$1 $2');
  const layout = Object.hasOwn(layouts, name) ? layouts[name] : undefined;
  if (!layout || text === '') return text;
  const digits = text.replace(/[^0-9]/g, '');
  const hidden = isMasked && layout.shown ? digits.length - layout.shown : 0;
  return grouped('X'.repeat(hidden) + digits.slice(hidden), layout.groups);
}

function grouped(digits: string, groups: number[]): string {
  let rest = digits;
  return groups
    .map((length) => {
      const group = rest.slice(0, length);
      rest = rest.slice(length);
      return group;
    })
    .join('-');
}
