/** The words of a printed text, so that they can be compared: no case, accents or signs, and every number alike. Letters that were
 * set as one sign, as in "fi ling", are joined again. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/['’]/g, '')
    .replace(/(f[il]) (?=[a-z])/g, '$1')
    .replace(/[0-9][0-9.,]*/g, '#')
    .split(/[^a-z#]+/)
    .filter((word) => word !== '');
}
