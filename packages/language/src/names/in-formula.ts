import { spanIn, type TextNode } from '@formpress/compiler';
import { tokensOf } from '@formpress/formula';
import type { Name } from './name.ts';

const words = new Set(['and', 'or', 'not', 'in', 'true', 'false', 'else']);

/** The names that a formula reads: questions, amounts and fields of people. Also of one that is half written. */
export function namesInFormula(node: TextNode): Name[] {
  const tokens = tokensOf(node.value);
  return tokens.flatMap(({ type, text, span }, index): Name[] => {
    const before = tokens[index - 1]?.text;
    if (type === 'amount')
      return [{ kind: 'amount', name: text, at: spanIn(node, span.start + 1, span.end) }];
    if (type !== 'name' || words.has(text) || before === 'else') return [];
    if (tokens[index + 1]?.text === '(') return [];
    const at = spanIn(node, span.start, span.end);
    if (/^(?:employee|employer)\./.test(text)) return [{ kind: 'person', name: text, at }];
    return text.startsWith('federal.') ? [] : [{ kind: 'question', name: text, at }];
  });
}

/** The codes of places that a condition of a place compares with. */
export function placesInCondition(node: TextNode): Name[] {
  return [...node.value.matchAll(/'\w*'|"\w*"/g)].map(({ index, 0: quoted }) => ({
    kind: 'place' as const,
    name: quoted.slice(1, -1),
    at: spanIn(node, index + 1, index + quoted.length - 1),
  }));
}
