/** A number in the notation of the core language: digits on both sides of the point, no redundant zeros. */
export function plainNumber(text: string): string {
  const [, sign = '', whole = '', decimals] = /^([+-]?)0*([0-9]*)(?:\.([0-9]*))?$/.exec(text) ?? [];
  return `${sign === '-' ? '-' : ''}${whole || '0'}${decimals ? `.${decimals}` : ''}`;
}
