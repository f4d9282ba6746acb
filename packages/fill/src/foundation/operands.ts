/** Numbers as operands, with at most two decimals. */
export function operands(...values: number[]): string {
  return values.map((value) => Math.round(value * 100) / 100).join(' ');
}
