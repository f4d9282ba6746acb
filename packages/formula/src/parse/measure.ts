import { FormulaMistake } from './formula-mistake.ts';
import { lex, type Token } from './lex.ts';

/** The size of a formula, measured before it is parsed. */
export type Measured = {
  words: number;
  /** The maximum nesting of brackets, conditionals and prefix operators. */
  nesting: number;
  /** The digits of its longest number. */
  digits: number;
};

/** Measures a formula. Parsing uses a stack frame for each level of nesting. */
export function measure(text: string): Measured {
  const words = wordsIn(text);
  const numbers = words.filter(({ type }) => type === 'number');
  const digits = numbers.map((word) => word.text.replace('.', '').length);
  return {
    words: words.length,
    nesting: nestingOf(words),
    digits: digits.reduce((most, each) => Math.max(most, each), 0),
  };
}

/** The tokens of a formula; empty when it cannot be split, since it is not parsed then. */
function wordsIn(text: string): Token[] {
  try {
    return lex(text).slice(0, -1);
  } catch (mistake) {
    if (mistake instanceof FormulaMistake) return [];
    throw mistake;
  }
}

function nestingOf(words: Token[]): number {
  const choices = [0]; // conditionals in each open bracket
  let [open, signs, deepest] = [0, 0, 0];
  for (const { type, text } of words) {
    const isSymbol = type === 'symbol';
    if (isSymbol && (text === '(' || text === '[')) choices.push(0);
    if (isSymbol && (text === ')' || text === ']'))
      open -= (choices.length > 1 && choices.pop()) || 0;
    if (isSymbol && text === '?') {
      choices.push((choices.pop() ?? 0) + 1);
      open += 1;
    }
    const isSign =
      (isSymbol && (text === '-' || text === '!')) || (type === 'name' && text === 'not');
    signs = isSign ? signs + 1 : 0;
    deepest = Math.max(deepest, choices.length - 1 + open + signs);
  }
  return deepest;
}
