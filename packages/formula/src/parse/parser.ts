import { levelOf, levels } from '../foundation/levels.ts';
import {
  isComparison,
  mixesAndWithOr,
  type Node,
  type NodeOf,
  type Operator,
  type Read,
} from '../foundation/node.ts';
import type { FormulaProblem, Span } from '../foundation/problem.ts';
import { FormulaMistake } from './formula-mistake.ts';
import type { Token } from './lex.ts';
import { missingComma, missingValue, unexpectedWord } from './parse-problems.ts';

const operators = new Map<string, Operator | 'in' | '?'>([
  ...(['+', '-', '*', '/', '==', '!=', '<', '<=', '>', '>='] as const).map(
    (op) => [op, op] as const,
  ),
  ['and', 'and'],
  ['&&', 'and'],
  ['or', 'or'],
  ['||', 'or'],
  ['in', 'in'],
  ['?', '?'],
]);

/** Parses tokens into a tree by precedence climbing. */
export class Parser {
  readonly #tokens: Token[];
  readonly #inBrackets = new WeakSet<Node>();
  #at = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  /** The whole formula. */
  formula(): Node {
    if (this.#peek().type === 'end') throw mistake('The formula is empty.', this.#peek().span);
    const node = this.#expression(levels.conditional);
    if (this.#peek().type !== 'end') throw unexpectedWord(this.#peek());
    return node;
  }

  #peek(): Token {
    const token = this.#tokens[Math.min(this.#at, this.#tokens.length - 1)];
    if (!token) throw new Error('There are no tokens.');
    return token;
  }

  #take(): Token {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #takeIf(symbol: string): Token | undefined {
    return this.#peek().type === 'symbol' && this.#peek().text === symbol
      ? this.#take()
      : undefined;
  }

  #expression(least: number): Node {
    let left = this.#operand();
    let compared = false;
    for (;;) {
      const op = this.#operator();
      if (!op || levelOfAny(op) < least) return left;
      const compares = op === 'in' || isComparison(op);
      if (compares && compared) throw chained(this.#peek().span);
      compared ||= compares;
      this.#take();
      left = this.#rest(op, left);
    }
  }

  #operator() {
    const { type, text } = this.#peek();
    return type === 'symbol' || type === 'name' ? operators.get(text) : undefined;
  }

  #rest(op: Operator | 'in' | '?', left: Node): Node {
    if (op === '?') return this.#conditional(left);
    if (op === 'in') {
      const right = this.#peek().text === '[' ? this.#list() : this.#expression(levels.sum);
      return { type: 'in', left, right, span: across(left, right) };
    }
    const right = this.#expression(levelOf(op) + 1);
    for (const part of [left, right]) {
      if (mixesAndWithOr(op, part) && !this.#inBrackets.has(part)) throw unclearOrder(part.span);
    }
    return { type: 'binary', op, left, right, span: across(left, right) };
  }

  #conditional(condition: Node): Node {
    const whenTrue = this.#expression(levels.conditional);
    if (!this.#takeIf(':')) {
      throw mistake('The : that belongs to ? is missing.', this.#peek().span, {
        help: 'Write condition ? value : other value.',
      });
    }
    const whenFalse = this.#expression(levels.conditional);
    return {
      type: 'conditional',
      condition,
      whenTrue,
      whenFalse,
      span: across(condition, whenFalse),
    };
  }

  #operand(): Node {
    const token = this.#take();
    const { type, text, span } = token;
    if (type === 'number' && /^0[0-9]/.test(text)) throw zerosBefore(text, span);
    if (type === 'number' || type === 'text') return { type, text, span };
    if (type === 'amount') return this.#amount(text, span);
    if (type === 'name') return this.#word(token);
    if (text === '(') return this.#bracketed(token);
    if (text === '-') return this.#prefixed('negate', levels.sign, span);
    if (text === '!') return this.#prefixed('not', levels.sign, span);
    throw missingValue(token, this.#tokens[this.#at - 2]);
  }

  #word(token: Token): Node {
    const { text, span } = token;
    if (text === 'not') return this.#prefixed('not', levels.comparison, span);
    if (text === 'true' || text === 'false') return { type: 'yesNo', yes: text === 'true', span };
    if (operators.has(text)) throw missingValue(token, this.#tokens[this.#at - 2]);
    if (this.#takeIf('(')) return this.#call(token);
    return { type: 'name', name: text, span };
  }

  #prefixed(type: 'negate' | 'not', level: number, span: Span): Node {
    const operand = this.#expression(level);
    return { type, operand, span: { start: span.start, end: operand.span.end } };
  }

  #bracketed(opening: Token): Node {
    const inner = this.#expression(levels.conditional);
    const closing = this.#closing(')', opening);
    const node = { ...inner, span: { start: opening.span.start, end: closing.span.end } };
    this.#inBrackets.add(node);
    return node;
  }

  #call(name: Token): NodeOf<'call'> {
    const operands = this.#peek().text === ')' ? [] : this.#members();
    const closing = this.#closing(')', name);
    const span = { start: name.span.start, end: closing.span.end };
    return { type: 'call', name: name.text, nameSpan: name.span, operands, span };
  }

  #list(): Node {
    const opening = this.#take();
    const members = this.#peek().text === ']' ? [] : this.#members();
    const closing = this.#closing(']', opening);
    return { type: 'list', members, span: { start: opening.span.start, end: closing.span.end } };
  }

  #members(): Node[] {
    const members = [this.#expression(levels.conditional)];
    while (this.#takeIf(',')) members.push(this.#expression(levels.conditional));
    if (this.#peek().type !== 'end' && this.#peek().type !== 'symbol') {
      throw missingComma(this.#peek());
    }
    return members;
  }

  #amount(name: string, span: Span): Node {
    const opening = this.#takeIf('[');
    if (!opening) return { type: 'amount', name, span };
    const by = this.#tableQuestion();
    const whenBlank = this.#answerWhenBlank();
    const closing = this.#closing(']', opening);
    return {
      type: 'amount',
      name,
      by,
      ...(whenBlank && { whenBlank }),
      span: { start: span.start, end: closing.span.end },
    };
  }

  /** The answer after else, which picks from a table when the question is blank. */
  #answerWhenBlank(): Read | undefined {
    const word = this.#peek();
    if (word.type !== 'name' || word.text !== 'else') return undefined;
    this.#take();
    const { type, text, span } = this.#take();
    if (type === 'name' || type === 'number') return { name: text, span };
    throw mistake('Write an answer of the question after else.', span, {
      help: 'Write @table[question else ANSWER].',
    });
  }

  #tableQuestion(): Read {
    const { type, text, span } = this.#take();
    if (type === 'name' && !operators.has(text)) return { name: text, span };
    throw mistake('Write the question that picks from the table between [ and ].', span, {
      help: 'Write @table[question].',
    });
  }

  #closing(bracket: ')' | ']', opening: Token): Token {
    const closing = this.#takeIf(bracket);
    if (closing) return closing;
    if (this.#peek().type === 'end') {
      throw mistake('A closing bracket is missing.', opening.span, {
        help: `Add ${bracket} where the part that begins here ends.`,
      });
    }
    throw unexpectedWord(this.#peek());
  }
}

function levelOfAny(op: Operator | 'in' | '?'): number {
  if (op === '?') return levels.conditional;
  return op === 'in' ? levels.comparison : levelOf(op);
}

function across(first: Node, last: Node): Span {
  return { start: first.span.start, end: last.span.end };
}

/** The mistake of a number with leading zeros. */
function zerosBefore(text: string, span: Span): FormulaMistake {
  const help = `Write ${text.replace(/^0+(?=[0-9])/, '')}.`;
  return mistake('A number cannot have leading zeros.', span, { help });
}

function chained(span: Span): FormulaMistake {
  return mistake('Two comparisons cannot follow each other.', span, {
    help: 'Join them with and: a < b and b < c.',
  });
}

/** The mistake of "and" mixed with "or": people read a or b and c differently. */
function unclearOrder(span: Span): FormulaMistake {
  return mistake('This mixes "and" with "or" without brackets.', span, {
    help: 'Put brackets around what belongs together: (a and b) or c.',
  });
}

function mistake(message: string, span: Span, more: Partial<FormulaProblem> = {}): FormulaMistake {
  return new FormulaMistake({ message, span, ...more });
}
