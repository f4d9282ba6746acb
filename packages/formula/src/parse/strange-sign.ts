import type { FormulaProblem, Span } from '../foundation/problem.ts';
import { FormulaMistake } from './formula-mistake.ts';

const equals = { message: '= compares nothing here. Write == to compare.' };
const and = { message: 'One & means nothing here.', help: 'Write and.' };
const or = { message: 'One | means nothing here.', help: 'Write or.' };
const quotes = { message: 'These quotes are curly.', help: "Write straight quotes: 'text'." };
const braces = {
  message: 'A formula takes no {{ }}.',
  help: 'Write the name alone, such as filingStatus or @year.',
};
const at = {
  message: 'A name is missing after @.',
  help: 'Write an amount, such as @childCredit.',
};
const power = { message: 'There are no powers here.', help: 'Multiply: x * x.' };

/** Signs that people bring from spreadsheets, word processors and other languages. */
const known: Record<string, Omit<FormulaProblem, 'span'>> = {
  '=': equals,
  '===': { message: '=== has one = too many. Write == to compare.' },
  '!==': { message: '!== has one = too many. Write != to compare.' },
  '=>': { message: '=> is written the wrong way round. Write >=.' },
  '=<': { message: '=< is written the wrong way round. Write <=.' },
  '<>': { message: '<> compares nothing here. Write != for "is not".' },
  '≠': { message: 'Write != for "is not".' },
  '≤': { message: 'Write <= for "at most".' },
  '≥': { message: 'Write >= for "at least".' },
  '×': { message: 'Write * to multiply.' },
  '÷': { message: 'Write / to divide.' },
  '−': { message: 'This is not the minus sign of the keyboard. Write -.' },
  '–': { message: 'This is a dash. Write - to subtract.' },
  '%': { message: 'Write a share as a decimal: 0.15 for 15%.' },
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

/** What to say about a sign that formulas do not have. */
export function strangeSign(sign: string, span: Span): FormulaMistake {
  return new FormulaMistake({ ...(known[sign] ?? unknown(sign)), span });
}

function unknown(sign: string): Omit<FormulaProblem, 'span'> {
  return { message: `A formula has no sign "${sign}".` };
}
