import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import { type FormulaScope, linkFormula } from '../formulas/link-formula.ts';
import { childOf, childText, keyPlace, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';

/** Links what a question calculates and when it is required, now that all questions are known. */
export function linkQuestionFormulas(
  { value }: MapEntry,
  scope: FormulaScope,
): Partial<Pick<LinkedQuestion, 'required' | 'calculate'>> {
  const required = childOf(value, 'required');
  const when =
    required?.kind === 'map' && linkFormula(textNodeOf(nodeAt(required, 'when')), scope, 'yesNo');
  const calculate = childText(value, 'calculate') && linkCalculation(value, scope);
  return { ...(when ? { required: { when } } : {}), ...(calculate ? { calculate } : {}) };
}

function linkCalculation(
  node: MapEntry['value'],
  scope: FormulaScope,
): LinkedQuestion['calculate'] {
  const is = linkFormula(textNodeOf(nodeAt(node, 'calculate')), scope, 'number');
  if (!is) return undefined;
  for (const { message, at } of is.notForClients) {
    scope.report({ code: 'wrong-formula', severity: 'error', at, message });
  }
  const round = childText(node, 'round')?.value as 'nearest' | 'up' | 'down' | undefined;
  return { is, ...(round ? { round, roundAt: keyPlace(node, 'round') } : {}) };
}
