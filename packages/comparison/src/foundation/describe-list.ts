/** "a", "b" and "c": quoted names for a sentence. */
export function quotedList(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  return plainList(
    names.map((name) => `"${name}"`),
    word,
  );
}

/** a, b and c. */
export function plainList(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Quoted names, cut after `most`: "a", "b" and 12 more. */
export function shortQuotedList(names: readonly string[], most: number): string {
  return shortenedList(
    names.map((name) => `"${name}"`),
    most,
  );
}

/** A list cut after `most` names: a, b and 12 more. */
export function shortenedList(names: readonly string[], most: number): string {
  if (names.length <= most + 1) return plainList(names);
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}
