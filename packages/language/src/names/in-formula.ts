import { spanIn, type TextNode } from '@formpress/compiler';
import { type Token, tokensOf } from '@formpress/formula';
import type { Name } from './name.ts';

const words = new Set(['and', 'or', 'not', 'in', 'true', 'false', 'else']);

/**
 * The names that a formula reads: questions, the answers they are compared with, amounts and fields of people. The
 * formula may be half written.
 */
export function namesInFormula(node: TextNode): Name[] {
  return namesRead(node);
}

/** The names in a formula whose result is the answer to a question: its texts are answers to that question. */
export function namesInGivenAnswer(node: TextNode, question: string): Name[] {
  return namesRead(node, question);
}

function namesRead(node: TextNode, resultOf?: string): Name[] {
  const tokens = tokensOf(node.value);
  return tokens.flatMap(({ type, text, span }, index): Name[] => {
    const before = tokens[index - 1]?.text;
    if (type === 'amount')
      return [{ kind: 'amount', name: text, at: spanIn(node, span.start + 1, span.end) }];
    if (type === 'text') {
      const of = comparedWith(tokens, index) ?? resultOf;
      const at = spanIn(node, span.start + 1, span.end - 1);
      return of === undefined || of.includes('.') ? [] : [{ kind: 'answer', name: text, of, at }];
    }
    if (type !== 'name' || words.has(text)) return [];
    if (before === 'else') return otherwise(node, tokens[index - 2], { text, span });
    if (tokens[index + 1]?.text === '(') return [];
    const at = spanIn(node, span.start, span.end);
    const amount = tokens.find(
      ({ type, span: { end } }) => type === 'amount' && end + 1 === span.start,
    );
    if (amount && node.value[amount.span.end] === '.')
      return [{ kind: 'answer', name: text, of: `@${amount.text}`, at }];
    if (/^(?:employee|employer)\./.test(text)) return [{ kind: 'person', name: text, at }];
    return text.startsWith('federal.') ? [] : [{ kind: 'question', name: text, at }];
  });
}

/** The answer to use when the question has none: `@limit[status else SINGLE]`. */
function otherwise(
  node: TextNode,
  question: Token | undefined,
  { text, span }: Pick<Token, 'text' | 'span'>,
): Name[] {
  if (question?.type !== 'name') return [];
  return [
    { kind: 'answer', name: text, of: question.text, at: spanIn(node, span.start, span.end) },
  ];
}

/** The question that a text is compared with: `status == 'SINGLE'`, `status in ['SINGLE', 'WIDOWED']`. */
function comparedWith(tokens: readonly Token[], index: number): string | undefined {
  let at = index - 1;
  while (tokens[at]?.text === ',' || tokens[at]?.type === 'text') at -= 1;
  if (tokens[at]?.text === '[') at -= 1;
  const [operator, left] = [tokens[at]?.text ?? '', tokens[at - 1]];
  if (/^(?:==|!=|in)$/.test(operator)) return left?.type === 'name' ? left.text : undefined;
  const [next, right] = [tokens[index + 1]?.text ?? '', tokens[index + 2]];
  return /^[=!]=$/.test(next) && right?.type === 'name' ? right.text : undefined;
}

/** The codes of places that a condition of a place compares with. */
export function placesInCondition(node: TextNode): Name[] {
  return [...node.value.matchAll(/'\w*'|"\w*"/g)].map(({ index, 0: quoted }) => ({
    kind: 'place' as const,
    name: quoted.slice(1, -1),
    at: spanIn(node, index + 1, index + quoted.length - 1),
  }));
}
