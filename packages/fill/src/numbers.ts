/** A number as an operand, with at most two decimals. */
export function operand(value: number): string {
  return String(rounded(value));
}

/** A number with the two decimals that an operand has. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Numbers as operands. */
export function operands(...values: number[]): string {
  return values.map(operand).join(' ');
}
