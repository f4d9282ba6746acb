import { nearestName } from '@formpress/model';
import type { Comparison, NodeOf } from '../foundation/node.ts';
import { compareRationals, rational } from '../numbers/rational.ts';
import type { Checking } from './checking.ts';
import { joinWords } from './describe.ts';

type Literal = NodeOf<'text'> | NodeOf<'number'>;

/** Checks that a literal is one of the options of the question it is compared with. */
export function checkOption(
  literal: Literal,
  question: string,
  op: Comparison,
  checking: Checking,
): boolean {
  const variable = checking.names.variable(question);
  if (!variable?.options || literal.text === blank[literal.type]) return true;
  const isOption = variable.numeric
    ? isNumberAmong(literal.text, variable.options, op)
    : variable.options.includes(literal.text);
  if (isOption) return true;
  const nearest = nearestName(literal.text, variable.options);
  checking.report(
    literal,
    `"${question}" is never ${literal.text}. It can be ${joinWords(variable.options, 'or')}.`,
    nearest && `Did you mean '${nearest}'?`,
  );
  return false;
}

// The values of an unanswered question are allowed in comparisons too.
const blank = { text: '', number: '0' };

/** Whether a text may be compared with options that are numbers: any number by order, only one of them for equality. */
function isNumberAmong(text: string, options: string[], op: Comparison): boolean {
  if (!/^-?[0-9]*\.?[0-9]+$/.test(text)) return false;
  if (op !== '==' && op !== '!=') return true;
  return options.some((option) => compareRationals(rational(option), rational(text)) === 0);
}
