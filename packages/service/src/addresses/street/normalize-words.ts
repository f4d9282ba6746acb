/** A line of an address in capitals, without accents and punctuation that the post leaves out. */
export function normalizeWords(text: string): string {
  return wordsOf(text).join(' ');
}

/**
 * A line has a hundred characters at most. A letter becomes three signs at most, and few become two
 * letters, but there are signs that become eighteen.
 */
const maxCharacters = 300;
const maxLetters = 120;

/** The words of a line of an address as the post writes them; a number sign is a word. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[¼½¾⅐-⅞]/g, ' $&')
    .normalize('NFKD')
    .slice(0, maxCharacters)
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .slice(0, maxLetters)
    .replace(/\u2044/g, '/')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/(?<![0-9])\.|\.(?![0-9])|['’`]/g, '')
    .replace(/[^\p{L}\p{N}#./&-]/gu, ' ')
    .replace(/(?<=[0-9]) +- +(?=[0-9])/g, '-')
    .replace(/(?<=[0-9])-(?=[0-9]\/[0-9])/g, ' ')
    .replace(/(?: *#)+/g, ' # ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}#&]/u.test(word));
}
