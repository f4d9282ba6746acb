/** Whether a text has nine digits, not all 0, with the check digit of a Canadian social insurance number (Luhn). */
export function isSocialInsuranceNumber(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '');
  const sum = [...digits].reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}

/** Whether a number needs an expiry date. Those that begin with 9 belong to temporary residents and expire. */
export function mustHaveExpiryDate(text: string): boolean {
  return text.startsWith('9');
}
