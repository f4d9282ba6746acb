/** A line of an address in capitals, without accents and the punctuation that postal spelling omits. */
export function normalizeWords(text: string): string {
  return wordsOf(text).join(' ');
}

/**
 * A line has at most a hundred characters. A letter decomposes to at most three characters, and few
 * become two letters, but some symbols become eighteen.
 */
const maxCharacters = 300;
const maxLetters = 120;

/** The words of an address line in postal spelling. A number sign is a word. */
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
