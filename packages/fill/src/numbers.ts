/** A number as an operand, with at most two decimals. */
export function operand(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Numbers as operands. */
export function operands(...values: number[]): string {
  return values.map(operand).join(' ');
}
