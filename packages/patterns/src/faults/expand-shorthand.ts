/** What to write instead of a shorthand for many characters, such as `\d` or `.`. */
export function expandShorthand(raw: string): string {
  if (raw === '\\d') return 'Write [0-9].';
  if (raw === '\\w') return 'Write [A-Za-z0-9_].';
  if (raw === '\\s') return 'Write a space.';
  return 'List the characters that are allowed here, such as [A-Za-z0-9 .,-].';
}
