/** Numbers as operands, with at most three decimals. */
export function operands(...values: number[]): string {
  return values.map((value) => Math.round(value * 1000) / 1000).join(' ');
}
