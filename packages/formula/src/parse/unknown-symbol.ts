import type { FormulaProblem, Span } from '../foundation/problem.ts';
import { FormulaMistake } from './formula-mistake.ts';

const equals = { message: '= is not an operator. Write == to compare.' };
const and = { message: 'A single & is not an operator.', help: 'Write and.' };
const or = { message: 'A single | is not an operator.', help: 'Write or.' };
const quotes = { message: 'These quotes are curly.', help: "Write straight quotes: 'text'." };
const braces = {
  message: 'A formula has no {{ }}.',
  help: 'Write the name alone, such as filingStatus or @year.',
};
const at = {
  message: 'A name is missing after @.',
  help: 'Write an amount, such as @childCredit.',
};
const power = { message: 'Formulas have no powers.', help: 'Multiply: x * x.' };

/** Symbols that people know from spreadsheets, word processors and other languages. */
const known: Record<string, Omit<FormulaProblem, 'span'>> = {
  '=': equals,
  '===': { message: '=== has one = too many. Write == to compare.' },
  '!==': { message: '!== has one = too many. Write != to compare.' },
  '=>': { message: '=> is written the wrong way round. Write >=.' },
  '=<': { message: '=< is written the wrong way round. Write <=.' },
  '<>': { message: '<> is not an operator. Write != for "is not".' },
  '≠': { message: 'Write != for "is not".' },
  '≤': { message: 'Write <= for "at most".' },
  '≥': { message: 'Write >= for "at least".' },
  '×': { message: 'Write * to multiply.' },
  '÷': { message: 'Write / to divide.' },
  '−': { message: 'This is not the minus sign of the keyboard. Write -.' },
  '–': { message: 'This is a dash. Write - to subtract.' },
  '%': { message: 'Write a percentage as a decimal: 0.15 for 15%.' },
  $: { message: 'Write amounts without $.' },
  '&': and,
  '|': or,
  '‘': quotes,
  '’': quotes,
  '“': quotes,
  '”': quotes,
  '{': braces,
  '}': braces,
  '{{': braces,
  '}}': braces,
  '@': at,
  '^': power,
  '**': power,
};

/** The mistake of a symbol that formulas do not have. */
export function unknownSymbol(sign: string, span: Span): FormulaMistake {
  return new FormulaMistake({ ...(known[sign] ?? unknown(sign)), span });
}

function unknown(sign: string): Omit<FormulaProblem, 'span'> {
  return { message: `A formula cannot contain "${sign}".` };
}
