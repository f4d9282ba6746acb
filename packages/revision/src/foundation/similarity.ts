/** The weight of a word: one that is printed everywhere counts little. */
export type Weights = (word: string) => number;

/** Weights of words by the number of texts that have them. */
export function weightsOf(texts: readonly string[][]): Weights {
  const counts = new Map<string, number>();
  for (const words of texts)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + texts.length / (counts.get(word) ?? 1));
}

/** How much two texts have in common, from 0 to 1: as a share of both together, and of the shorter one. */
export type Similarity = { ofBoth: number; ofShorter: number };

export function similarity(
  a: readonly string[],
  b: readonly string[],
  weight: Weights,
): Similarity {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += weight(word);
  }
  const [one, other] = [totalOf(a, weight), totalOf(b, weight)];
  if (one === 0 || other === 0) return { ofBoth: 0, ofShorter: 0 };
  return { ofBoth: (2 * shared) / (one + other), ofShorter: shared / Math.min(one, other) };
}

function totalOf(words: readonly string[], weight: Weights): number {
  return words.reduce((total, word) => total + weight(word), 0);
}
