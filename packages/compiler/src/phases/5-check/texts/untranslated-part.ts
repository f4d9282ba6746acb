/** Words that are frequent in English and do not exist in Spanish or French. */
const frequent =
  /\b(?:the|your|you|with|this|that|these|which|and|of|is|are|have|has|from|by|for|to|at|will|does)\b/gi;

/** Words of certificates that neither Spanish nor French has. */
const telling = new Set(
  [
    'address allowance amount before beginning both check child children choose city claim country county day each',
    'earn employee employer employment ending enter filing head home household how income job jobs joint less live',
    'lived living many married month more name neither none nonresident not number other over owe paid pay',
    'period reason resident single spouse state street tax taxpayer town under wage wages week what when',
    'where who withheld withholding work worked works worksheet year years',
  ].flatMap((line) => line.split(' ')),
);

/** What is still English in a translation, as a sentence. Names, and words that both languages share, may be the same. */
export function untranslatedPart(source: string, words: string, name: string): string | undefined {
  if (words === source) return isLeft(words) ? `The ${name} is the English text.` : undefined;
  const found = words.match(frequent) ?? [];
  const left = found.length > 2 ? found : tellingIn(source, words);
  if (left.length === 0) return undefined;
  return `The ${name} has English words in it: ${[...new Set(left)].join(', ')}.`;
}

/**
 * Whether a text that is the same in both languages is English. A text that names a language is not: people
 * choose a language in that language.
 */
function isLeft(words: string): boolean {
  if (/\b(?:English|español|français)\b/i.test(words)) return false;
  const all = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  return frequentIn(words) || countWords(words) > 3 || all.some((word) => telling.has(word));
}

function frequentIn(words: string): boolean {
  return words.match(frequent) !== null;
}

/** Telling words that both texts have in lower case: capitalised words may be names. */
function tellingIn(source: string, words: string): string[] {
  const english = new Set(wordsIn(source));
  return wordsIn(words).filter((word) => telling.has(word) && english.has(word));
}

/** Words in lower case, except those within quotes or addresses. */
function wordsIn(text: string): string[] {
  const plain = text.replaceAll(/["“«][^"”»]*["”»]/g, ' ');
  return plain.match(/(?<![\p{L}\p{N}’'.@/-])\p{Ll}+(?![\p{L}\p{N}’'@/-]|\.\p{L})/gu) ?? [];
}

function countWords(text: string): number {
  return text.split(/[^\p{L}'’]+/u).filter((word) => word !== '').length;
}
