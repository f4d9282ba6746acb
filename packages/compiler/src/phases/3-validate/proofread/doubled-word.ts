import { firstMatch, type Slip } from './slip.ts';

const doubled = /(?<![\p{L}\p{N}'’_-])(\p{L}+)[ \u00a0\u202f\n]+\1(?![\p{L}\p{N}'’_-])/iu;

/** Words that may correctly be repeated: "had had", "that that"; « nous nous »; « que que ». */
const repeatable = new Set(['had', 'that', 'nous', 'vous', 'que']);

/** The same word twice by accident. Names such as Walla Walla are fine, and so is « de A a E ». */
export const doubledWord: Slip = {
  code: 'doubled-word',
  find({ node: { value }, isProse }) {
    const match = isProse && firstMatch(doubled, value);
    if (!match) return undefined;
    const [word = '', again = ''] = match.found.split(/\s+/u);
    const isName = /^\p{Lu}/u.test(word) && word === again;
    const isLetter = word.length === 1 && word !== again;
    if (isName || isLetter || repeatable.has(word.toLowerCase())) return undefined;
    return {
      ...match,
      message: `"${word}" is written twice: "${match.found}".`,
      help: 'Delete one of the two.',
      mend: {
        title: `Write "${word}" once`,
        words: [{ start: match.start, word: match.found, text: word }],
      },
    };
  },
};
