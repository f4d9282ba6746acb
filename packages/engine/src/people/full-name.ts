/** First name, middle initial and last name, as far as they are known. */
export function fullName(first: string, middle: string, last: string): string {
  let name = first;
  for (const part of [middle, last]) if (part !== '') name = name === '' ? part : `${name} ${part}`;
  return name;
}
