/** How hard English sentences are to read. */
export type ReadingLevel = {
  sentences: number;
  words: number;
  /** The words of the longest sentence. */
  longest: number;
  /** The Flesch–Kincaid grade: the years of school in the United States that a reader needs. */
  grade: number;
};

/** The reading level of the sentences among some English texts: headings and labels have no end mark and are left out. */
export function readingLevelOf(texts: readonly string[]): ReadingLevel | undefined {
  const sentences = texts.filter((text) => /[.?!]$/.test(text.trim())).flatMap(sentencesOf);
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const perSentence = words.length / sentences.length;
  // Kincaid and others, 1975.
  const grade = 0.39 * perSentence + 11.8 * (syllables / words.length) - 15.59;
  return {
    sentences: sentences.length,
    words: words.length,
    longest: Math.max(...sentences.map(({ length }) => length)),
    grade: Math.max(0, grade),
  };
}

/** The sentences of a text, each as its words. A period before a small letter, as in "U.S. visa", does not end one. */
function sentencesOf(text: string): string[][] {
  const sentences = text.split(/(?<=[.?!])\s+(?=[\p{Lu}\p{N}$])/u);
  const words = sentences.map(
    (sentence) => sentence.match(/[\p{L}\p{N}$][\p{L}\p{N}$,.'’-]*/gu) ?? [],
  );
  return words.filter(({ length }) => length > 0).map((each) => [...each]);
}

/** Counts groups of vowels, without a silent e at the end. A number or a form number counts as one syllable. */
export function syllablesOf(word: string): number {
  if (/\p{N}/u.test(word)) return 1;
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^l]e|ed|es)$/, (end) =>
    /[td]ed$|[cgsxz]es$/.test(letters) ? end : '',
  );
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
