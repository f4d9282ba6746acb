import type { FormulaProblem } from '../foundation/problem.ts';
import { FormulaMistake } from './formula-mistake.ts';
import type { Token } from './lex.ts';

/** The mistake of a token after a complete part. */
export function unexpectedWord(token: Token): FormulaMistake {
  return new FormulaMistake({ ...whyUnexpected(token), span: token.span });
}

function whyUnexpected({ type, text }: Token): Omit<FormulaProblem, 'span'> {
  const small = text.toLowerCase();
  if (type === 'name' && ['and', 'or', 'in'].includes(small)) {
    return { message: `"${text}" must be in lower case.`, help: `Write ${small}.` };
  }
  if (type === 'name' && text === 'not') {
    return { message: 'not belongs before what it negates.', help: 'Write not (x in [ … ]).' };
  }
  if (type === 'name' && small === 'is') {
    return { message: '"is" is not an operator.', help: 'Write == to compare.' };
  }
  if (text === ')' || text === ']') {
    return { message: `An opening bracket is missing before this ${text}.` };
  }
  if (text === '[') return { message: 'Only an amount can be followed by [ ].' };
  if (text === ',') return { message: 'A comma cannot be here. Write numbers without commas.' };
  if (text === ':') return { message: 'The ? that belongs to : is missing.' };
  return {
    message: `An operator is missing before ${quoted(type, text)}.`,
    help: 'Write one of + - * / == != < > and or between two values.',
  };
}

/** The mistake of a missing comma between two values of a list. */
export function missingComma({ type, text, span }: Token): FormulaMistake {
  return new FormulaMistake({ message: `A comma is missing before ${quoted(type, text)}.`, span });
}

/** The mistake of a token where a value is expected. */
export function missingValue(token: Token, before: Token | undefined): FormulaMistake {
  return new FormulaMistake({ ...whyMissing(token, before), span: token.span });
}

function whyMissing(token: Token, before: Token | undefined): Omit<FormulaProblem, 'span'> {
  if (token.text === '[') {
    return { message: 'A list is allowed only after in.', help: "Write x in ['A', 'B']." };
  }
  if (!before) return { message: `There is nothing before ${token.text}.` };
  if (token.type === 'end') return { message: `There is nothing after ${before.text}.` };
  return { message: `A value is missing between ${before.text} and ${token.text}.` };
}

function quoted(type: Token['type'], text: string): string {
  if (type === 'text') return `'${text}'`;
  if (type === 'amount') return `@${text}`;
  return type === 'name' ? `"${text}"` : text;
}
