import { expect, it } from 'vitest';
import { isSocialInsuranceNumber, mustHaveExpiryDate } from './social-insurance-number.ts';

it('takes a number whose check digit is right, written in any of the three ways', () => {
  const right = ['046-454-286', '046 454 286', '046454286', '123-456-782', '000-000-018'];
  expect(right.filter(isSocialInsuranceNumber)).toEqual(right);
});

it('refuses a wrong check digit, a digit too few, and nine zeros', () => {
  const wrong = ['046-454-287', '123-456-789', '987-654-321', '04645428', '000000000'];
  expect(wrong.filter(isSocialInsuranceNumber)).toEqual([]);
});

it('wants an expiry date for numbers of temporary residents alone', () => {
  const numbers = ['900-000-001', '912 345 675', '046-454-286'];
  expect(numbers.filter(mustHaveExpiryDate)).toEqual(['900-000-001', '912 345 675']);
});
