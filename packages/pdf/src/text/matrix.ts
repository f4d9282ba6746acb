/** A transformation matrix: six numbers, as in PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies the first and then the second. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ];
}

/** The matrix with six numbers, or the identity when they are not six. */
export function matrixOf(numbers: unknown[]): Matrix {
  const [a, b, c, d, e, f] = numbers.filter((each) => typeof each === 'number');
  if (a === undefined || b === undefined || c === undefined) return identity;
  if (d === undefined || e === undefined || f === undefined) return identity;
  return [a, b, c, d, e, f];
}
