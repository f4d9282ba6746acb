/** The shortest word that is looked for. It may have lost a letter. */
const shortest = 6;

/** From this length on, a wrong letter is more likely than another word. */
const long = 9;

/**
 * Finds the known word that was probably meant: with a letter missing, added, or swapped with its neighbour;
 * in long words also a wrong letter. The first letter and the last three must agree, because endings make
 * other words: claim, claims, claimed.
 */
export function nearWord(known: readonly string[]): (word: string) => string | undefined {
  const byEnds = new Map<string, string[]>();
  for (const word of known) byEnds.set(endsOf(word), [...(byEnds.get(endsOf(word)) ?? []), word]);
  return (word) => {
    if (word.length < shortest - 1) return undefined;
    return byEnds
      .get(endsOf(word))
      ?.find(
        (other) =>
          other !== word && Math.max(word.length, other.length) >= shortest && isSlip(word, other),
      );
  };
}

function endsOf(word: string): string {
  return `${word[0]}${word.slice(-3)}`;
}

function isSlip(word: string, meant: string): boolean {
  const [shorter, longer] = word.length < meant.length ? [word, meant] : [meant, word];
  const start = firstDifference(shorter, longer);
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (longer.length === shorter.length + 1) return rest(longer, 1) === rest(shorter, 0);
  if (longer.length !== shorter.length) return false;
  const isTurned = word[start] === meant[start + 1] && word[start + 1] === meant[start];
  if (isTurned && rest(word, 2) === rest(meant, 2)) return true;
  return word.length >= long && rest(word, 1) === rest(meant, 1);
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
