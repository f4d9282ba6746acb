/** Whether nine digits, not all 0, pass the check of Canadian social insurance numbers (Luhn). */
export function isSocialInsuranceNumber(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '');
  const sum = [...digits].reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}

/** Numbers that begin with 9 belong to temporary residents and expire. */
export function mustHaveExpiryDate(text: string): boolean {
  return text.startsWith('9');
}
