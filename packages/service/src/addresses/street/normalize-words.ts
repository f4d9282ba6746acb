/** A line of an address in capitals, without accents and punctuation that the post leaves out. */
export function normalizeWords(text: string): string {
  return wordsOf(text).join(' ');
}

/** A letter becomes three signs at most, but there are signs that become eighteen letters. */
const mostSigns = 300;
const mostLetters = 150;

/** The words of a line of an address as the post writes them; a number sign is a word. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[¼½¾⅐-⅞]/g, ' $&')
    .normalize('NFKD')
    .slice(0, mostSigns)
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .slice(0, mostLetters)
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
