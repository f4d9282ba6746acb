import { expect, it } from 'vitest';
import { printDecimal } from './print-decimal.ts';
import { fraction, rational } from './rational.ts';

it('prints plain decimals with the places they need', () => {
  expect(printDecimal(rational('.5'))).toBe('0.5');
  expect(printDecimal(rational('-0.05'))).toBe('-0.05');
  expect(printDecimal(rational('1200.00'))).toBe('1200');
  expect(printDecimal(fraction(1n, 8n))).toBe('0.125');
});

it('prints the given number of places', () => {
  expect(printDecimal(rational('25'), 2)).toBe('25.00');
  expect(printDecimal(rational('-0.5'), 2)).toBe('-0.50');
});

it('never rounds', () => {
  expect(() => printDecimal(rational('0.125'), 2)).toThrow('needs more than 2 decimal places');
  expect(() => printDecimal(fraction(1n, 3n))).toThrow('decimal places');
});

it('reads no text that is not a decimal', () => {
  for (const text of ['', '.', '1e3', '1,000', '0x1', ' 1']) {
    expect(() => rational(text)).toThrow('Not a decimal number.');
  }
});
