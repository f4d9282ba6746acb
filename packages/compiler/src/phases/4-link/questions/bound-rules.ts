import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childOf, nodeAt, textNodeOf } from '../foundation/entries.ts';

const ends = [
  { key: 'least', sign: '<', name: 'Least' },
  { key: 'most', sign: '>', name: 'Most' },
];

/**
 * The rules that bounds of questions stand for. A bound by another answer, or on a date, cannot be a pattern:
 * `most: { is: wages, say: … }` of a question "tips" is the rule "tipsMost".
 */
export function boundRules(questions: readonly MapEntry[], report: Report): MapEntry[] {
  return questions.flatMap((question) =>
    ends.flatMap(({ key, sign, name }) => {
      const bound = childOf(question.value, key);
      if (bound?.kind !== 'map') return [];
      if (key === 'least' && !isAlwaysAnswered(question)) reportOptional(question, bound, report);
      const is = textNodeOf(nodeAt(bound, 'is'));
      const value = ruleOf(question, `${question.key} ${sign} `, is, nodeAt(bound, 'say'));
      return [{ key: `${question.key}${name}`, keyAt: bound.at, value }];
    }),
  );
}

function ruleOf({ key, keyAt }: MapEntry, start: string, is: TextNode, say: YamlNode): YamlNode {
  const offset = is.offsets ?? ((index: number) => is.at.start + index);
  const when: TextNode = {
    kind: 'text',
    value: `${start}${is.value}`,
    at: is.at,
    offsets: (index) => offset(Math.max(0, index - start.length)),
  };
  const question: TextNode = { kind: 'text', value: key, at: keyAt };
  const entries = Object.entries({ when, at: question, say }).map(([name, value]) => ({
    key: name,
    keyAt: is.at,
    value,
  }));
  return { kind: 'map', entries, at: is.at };
}

function isAlwaysAnswered({ value }: MapEntry): boolean {
  const required = childOf(value, 'required');
  return required?.kind === 'text' && required.value === 'always';
}

/** Reports a least on a question that may stay without an answer: that counts as zero, which is below nearly every least. */
function reportOptional({ key }: MapEntry, bound: YamlNode, report: Report): void {
  report({
    code: 'wrong-bound',
    severity: 'error',
    at: bound.at,
    message: `"${key}" may be left without an answer, so it cannot have a minimum set by another answer.`,
    help: 'Write "required: always", or a rule that says when it counts.',
  });
}
