import type { PatternFault } from './pattern-fault.ts';

type ParserError = { message: string; index: number };
type Explanation = [error: RegExp, explain: (pattern: string, index: number) => PatternFault];

/** Messages for analysts, by the parser's error. */
const explanations: Explanation[] = [
  [
    /Unterminated character class$/,
    (pattern) => unclosed(pattern, '[', 'Add "]" after the last of the characters.'),
  ],
  [
    /Unterminated group$/,
    (pattern) =>
      unclosed(
        pattern,
        '(',
        'Add ")" where the group ends, or write "\\(" for the character itself.',
      ),
  ],
  [
    /Unmatched '\)'$/,
    (_, index) =>
      at(
        index,
        index + 1,
        'This ")" closes nothing.',
        'Remove it, or write "\\)" for the character itself.',
      ),
  ],
  [/Nothing to repeat$/, nothingToRepeat],
  [
    /numbers out of order/,
    (pattern, index) =>
      at(
        pattern.lastIndexOf('{', index),
        index,
        'The first number is the larger one.',
        'Swap them.',
      ),
  ],
  [
    /Range out of order/,
    (_, index) =>
      at(index - 3, index, 'This range runs backwards.', 'Write the earlier character first.'),
  ],
  [
    /\\ at end of pattern$/,
    (pattern) =>
      at(
        pattern.length - 1,
        pattern.length,
        'This "\\" has nothing after it.',
        'Remove it, or write "\\\\" for the character itself.',
      ),
  ],
  [
    /Invalid group$/,
    (_, index) => at(index - 1, index + 1, 'No group begins like this.', 'Write (?: … ).'),
  ],
];

/** Explains in plain words why a pattern cannot be parsed. */
export function explainBroken(pattern: string, { message, index }: ParserError): PatternFault {
  const [, explain] = explanations.find(([error]) => error.test(message)) ?? [];
  if (explain) return explain(pattern, index);
  const help = 'Use only characters, [ ], ( ), | and the counts ? * + {2,4}.';
  return at(0, pattern.length, 'This pattern cannot be read.', help);
}

function at(start: number, end: number, message: string, help: string): PatternFault {
  return { start, end, message, help };
}

function unclosed(pattern: string, bracket: '[' | '(', help: string): PatternFault {
  const start = openBrackets(pattern).findLast((index) => pattern[index] === bracket) ?? 0;
  return at(start, start + 1, `This "${bracket}" is never closed.`, help);
}

/** The positions of brackets that are never closed. */
function openBrackets(pattern: string): number[] {
  const open: number[] = [];
  for (const { 0: sign, index } of pattern.matchAll(/\\.|[[\]()]/gs)) {
    const inList = pattern[open.at(-1) ?? -1] === '[';
    if (inList ? sign === ']' : sign === ')') open.pop();
    else if (!inList && (sign === '[' || sign === '(')) open.push(index);
  }
  return open;
}

function nothingToRepeat(pattern: string, index: number): PatternFault {
  const start = pattern[index - 1] === '}' ? pattern.lastIndexOf('{', index) : index - 1;
  const sign = pattern.slice(start, index);
  const message = `There is nothing before "${sign}" that could repeat.`;
  const help =
    sign.length === 1 ? `Remove it, or write "\\${sign}" for the character itself.` : 'Remove it.';
  return at(start, index, message, help);
}
