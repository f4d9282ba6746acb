import { oftenEnough } from '../phases/5-check/texts/misspelled-word.ts';
import { nearWord } from '../phases/5-check/texts/near-word.ts';
import { type FamilyTexts, languagesOfTexts } from './texts-of-family.ts';
import { countWords, isText, type Vocabulary } from './vocabulary.ts';

type Change = {
  vocabulary: Record<keyof FamilyTexts, Vocabulary>;
  before: FamilyTexts[];
  now: FamilyTexts[];
};

/** How often a word stood, and the fewest and most times it can stand now. */
type Count = { before: number; fewest: number; most: number };

/**
 * Whether no word can seem misspelled, or right, only because some texts changed: those that stand
 * once and those that stand often enough are still as unlike each other.
 */
export function areWordsSettled({ vocabulary, before, now }: Change): boolean {
  return languagesOfTexts.every((language) => {
    const old = new Set(before.flatMap((texts) => texts[language]));
    const present = new Set(now.flatMap((texts) => texts[language]));
    const gone = [...old].filter((text) => !present.has(text));
    const come = [...present].filter((text) => !old.has(text));
    return gone.length + come.length === 0 || isSettled(vocabulary[language], gone, come);
  });
}

function isSettled(vocabulary: Vocabulary, gone: string[], come: string[]): boolean {
  const known = new Map(vocabulary.words);
  const changed = countsOf(vocabulary, known, { gone, come });
  const single = [...known].flatMap(([word, count]) => (count === 1 ? word : []));
  const often = [...known].flatMap(([word, count]) => (count >= oftenEnough ? word : []));
  for (const [word, { fewest, most }] of changed) {
    if (fewest <= 1 && most >= 1) single.push(word);
    if (most >= oftenEnough) often.push(word);
  }
  const nearest = nearWord(often);
  return [...changed].every(([word, count]) => {
    const near = nearWord([word]);
    if (mayCross(count) && single.some((each) => near(each) !== undefined)) return false;
    return !mayBeSingle(count) || nearest(word) === undefined;
  });
}

/** Whether it may have become frequent, or have ceased to be. */
function mayCross({ before, fewest, most }: Count): boolean {
  return before >= oftenEnough ? fewest < oftenEnough : most >= oftenEnough;
}

function mayBeSingle({ before, fewest, most }: Count): boolean {
  return before === 1 || (fewest <= 1 && most >= 1);
}

/** A text that went may stand in other forms too, and so may one that came. */
function countsOf(
  vocabulary: Vocabulary,
  known: ReadonlyMap<string, number>,
  { gone, come }: { gone: string[]; come: string[] },
): Map<string, Count> {
  const surelyGone = countWords(gone.filter((text) => !isText(vocabulary.textsOfSeveral, text)));
  const maybeGone = countWords(gone);
  const surelyCome = countWords(come.filter((text) => !isText(vocabulary.texts, text)));
  const maybeCome = countWords(come);
  const words = new Set([...maybeGone.keys(), ...maybeCome.keys()]);
  return new Map(
    [...words].map((word) => {
      const before = known.get(word) ?? 0;
      const of = (counts: Map<string, number>) => counts.get(word) ?? 0;
      const fewest = before - of(maybeGone) + of(surelyCome);
      return [word, { before, fewest, most: before - of(surelyGone) + of(maybeCome) }];
    }),
  );
}
