import type { PatternFault } from './pattern-fault.ts';

type Trouble = { message: string; index: number };
type Explanation = [said: RegExp, explain: (pattern: string, index: number) => PatternFault];

/** By what the parser says of a pattern, what an analyst should read. */
const explanations: Explanation[] = [
  [
    /Unterminated character class$/,
    (pattern) => unclosed(pattern, '[', 'Add "]" after the last of the characters.'),
  ],
  [
    /Unterminated group$/,
    (pattern) =>
      unclosed(pattern, '(', 'Add ")" where the group ends, or write "\\(" for the sign.'),
  ],
  [
    /Unmatched '\)'$/,
    (_, index) =>
      at(index, index + 1, 'This ")" closes nothing.', 'Remove it, or write "\\)" for the sign.'),
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
        'Remove it, or write "\\\\" for the sign.',
      ),
  ],
  [
    /Invalid group$/,
    (_, index) => at(index - 1, index + 1, 'No group begins like this.', 'Write (?: … ).'),
  ],
];

/** Says in plain words why a pattern cannot be read. */
export function explainBroken(pattern: string, { message, index }: Trouble): PatternFault {
  const [, explain] = explanations.find(([said]) => said.test(message)) ?? [];
  if (explain) return explain(pattern, index);
  const help = 'Use characters, [ ], ( ), | and the counts ? * + {2,4} alone.';
  return at(0, pattern.length, 'This pattern cannot be read.', help);
}

function at(start: number, end: number, message: string, help: string): PatternFault {
  return { start, end, message, help };
}

function unclosed(pattern: string, bracket: '[' | '(', help: string): PatternFault {
  const start = openBrackets(pattern).findLast((index) => pattern[index] === bracket) ?? 0;
  return at(start, start + 1, `This "${bracket}" is never closed.`, help);
}

/** Where the brackets stand that are still open at the end. */
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
  const help = sign.length === 1 ? `Remove it, or write "\\${sign}" for the sign.` : 'Remove it.';
  return at(start, index, message, help);
}
