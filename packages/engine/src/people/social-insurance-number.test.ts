import { expect, it } from 'vitest';
import { isSocialInsuranceNumber, mustHaveExpiryDate } from './social-insurance-number.ts';

it('accepts a number with a correct check digit, in any of the three notations', () => {
  const right = ['046-454-286', '046 454 286', '046454286', '123-456-782', '000-000-018'];
  expect(right.filter(isSocialInsuranceNumber)).toEqual(right);
});

it('refuses a wrong check digit, a digit too few, and nine zeros', () => {
  const wrong = ['046-454-287', '123-456-789', '987-654-321', '04645428', '000000000'];
  expect(wrong.filter(isSocialInsuranceNumber)).toEqual([]);
});

it('requires an expiry date only for numbers of temporary residents', () => {
  const numbers = ['900-000-001', '912 345 675', '046-454-286'];
  expect(numbers.filter(mustHaveExpiryDate)).toEqual(['900-000-001', '912 345 675']);
});
