import type { Expression } from '@formpress/model';
import type { MapEntry, YamlNode } from '../2-parse/yaml-node.ts';
import { childEntries, childText, keyPlace, nodeAt, textOf } from './entries.ts';
import { type FormulaScope, linkFormula } from './link-formula.ts';
import { linkText, type TextScope } from './link-text.ts';
import type { LinkedFormula, LinkedQuestion, LinkedTaxParameter } from './linked-form.ts';
import { unknownAnswer } from './unknown-name.ts';

/** What a tax parameter may read. */
export type ParameterScope = {
  formula: FormulaScope;
  text: TextScope;
  questions: Map<string, LinkedQuestion>;
};

const kindsOf = {
  boolean: 'yesNo',
  dollarAmount: 'number',
  integer: 'number',
  percent: 'number',
  string: undefined,
} as const;

/** Links one tax parameter: its formula, the codes of its answers, its description. */
export function linkTaxParameter(
  entry: MapEntry,
  scope: ParameterScope,
): LinkedTaxParameter | undefined {
  const { key, keyAt, value } = entry;
  const type = textOf(nodeAt(value, 'type')).value as LinkedTaxParameter['type'];
  const is = linkFormula(textOf(nodeAt(value, 'is')), scope.formula, kindsOf[type]);
  const about = linkText(textOf(nodeAt(value, 'about')), scope.text);
  const map = is && linkMap(value, is, scope);
  const otherwise = childText(value, 'else')?.value;
  if (!is) return undefined;
  if (is.decimals === 'unbounded' && divides(is.expression)) {
    const message = `"${key}" can come to any number of decimals, and payroll needs a fixed number.`;
    const help = 'Calculate it in a question with round, and report that question here.';
    scope.formula.report({ code: 'wrong-formula', severity: 'error', at: is.at, message, help });
  }
  return {
    id: key,
    at: keyAt,
    type,
    is,
    about,
    ...(map ? { map } : {}),
    ...(otherwise === undefined ? {} : { else: otherwise }),
  };
}

/** A code for every answer of the question that the parameter reads, and for nothing else. */
function linkMap(node: YamlNode, is: LinkedFormula, scope: ParameterScope) {
  const entries = childEntries(node, 'map');
  if (entries.length === 0) return undefined;
  const question = scope.questions.get(is.text.trim());
  const { report } = scope.formula;
  const at = keyPlace(node, 'map');
  if (!question || question.options.length === 0) {
    const message = 'Codes can only be given for a question with options.';
    report({ code: 'unwanted-map', severity: 'error', at, message });
    return undefined;
  }
  const known = question.options.map(({ value }) => value);
  for (const { key, keyAt } of entries) {
    if (known.includes(key)) continue;
    report(unknownAnswer(question, key, keyAt));
  }
  const missing = known.filter((value) => !entries.some(({ key }) => key === value));
  if (missing.length > 0) {
    const message = `"${question.id}" can be answered ${missing.join(', ')}, and there is no code for that.`;
    report({
      code: 'missing-code',
      severity: 'error',
      at,
      message,
      help: 'Add a code for every answer.',
    });
  }
  return new Map(entries.map(({ key, value }) => [key, textOf(value).value]));
}

/** Whether a division stands anywhere in an expression: only then can decimals go on for ever. */
function divides(expression: Expression): boolean {
  if ('op' in expression && expression.op === '/') return true;
  return Object.values(expression).some((part) => typeof part === 'object' && divides(part));
}
