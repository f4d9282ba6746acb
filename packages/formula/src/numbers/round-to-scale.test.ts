import { expect, it } from 'vitest';
import { printDecimal } from './print-decimal.ts';
import { fraction, rational } from './rational.ts';
import { roundToScale } from './round-to-scale.ts';

// The table of java.math.RoundingMode.
it.each([
  ['5.5', '6', '5', '6'],
  ['2.5', '3', '2', '3'],
  ['1.6', '2', '1', '2'],
  ['1.1', '2', '1', '1'],
  ['1.0', '1', '1', '1'],
  ['-1.0', '-1', '-1', '-1'],
  ['-1.1', '-1', '-2', '-1'],
  ['-1.6', '-1', '-2', '-2'],
  ['-2.5', '-2', '-3', '-3'],
  ['-5.5', '-5', '-6', '-6'],
  ['0.4', '1', '0', '0'],
  ['-0.4', '0', '-1', '0'],
])('rounds %s to %s up, %s down and %s to the nearest', (value, ceiling, floor, halfUp) => {
  const rounded = (mode: 'CEILING' | 'FLOOR' | 'HALF_UP') =>
    printDecimal(roundToScale(rational(value), 0, mode), 0);
  expect([rounded('CEILING'), rounded('FLOOR'), rounded('HALF_UP')]).toEqual([
    ceiling,
    floor,
    halfUp,
  ]);
});

it('rounds at the scale it is given, ties away from zero', () => {
  const rounded = (value: string) => printDecimal(roundToScale(rational(value), 2, 'HALF_UP'), 2);
  expect(rounded('1.005')).toBe('1.01');
  expect(rounded('1.00499999999999999999')).toBe('1.00');
  expect(rounded('-1.005')).toBe('-1.01');
  expect(rounded('-0.001')).toBe('0.00');
});

it('rounds a number that has no finite decimal expansion', () => {
  expect(printDecimal(roundToScale(fraction(200n, 3n), 2, 'HALF_UP'), 2)).toBe('66.67');
});
