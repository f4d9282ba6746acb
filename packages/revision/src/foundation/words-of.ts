/** The words of a printed text, made comparable: no case, accents or signs, and "#" for every number. Words that a ligature
 * split, as in "fi ling", are joined again. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/['’]/g, '')
    .replace(/(f[il]) (?=[a-z])/g, '$1')
    .replace(/[0-9][0-9.,]*/g, '#')
    .split(/[^a-z#]+/)
    .filter((word) => word !== '');
}
