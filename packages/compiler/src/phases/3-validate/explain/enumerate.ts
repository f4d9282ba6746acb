/** A list of quoted names for a sentence: at most four, and how many more there are. */
export function enumerate(names: string[], word: 'and' | 'or'): string {
  const quoted = names.slice(0, 4).map((name) => `"${name}"`);
  const last = names.length > 4 ? `${names.length - 4} more` : quoted.pop();
  return quoted.length === 0 ? `${last}` : `${quoted.join(', ')} ${word} ${last}`;
}
