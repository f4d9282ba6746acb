import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import { type FormulaScope, linkFormula } from '../formulas/link-formula.ts';
import { childOf, childText, keyPlace, nodeAt, textOf } from '../foundation/entries.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';

/** Links what a question calculates and when it is required, now that all questions are known. */
export function linkQuestionFormulas(
  question: LinkedQuestion,
  entry: MapEntry,
  scope: FormulaScope,
): void {
  const required = childOf(entry.value, 'required');
  if (required?.kind === 'map') {
    const when = linkFormula(textOf(nodeAt(required, 'when')), scope, 'yesNo');
    if (when) question.required = { when };
  }
  if (childText(entry.value, 'calculate')) linkCalculation(question, entry, scope);
}

function linkCalculation(question: LinkedQuestion, entry: MapEntry, scope: FormulaScope): void {
  const is = linkFormula(textOf(nodeAt(entry.value, 'calculate')), scope, 'number');
  if (!is) return;
  for (const { message, at } of is.notForClients) {
    scope.report({ code: 'wrong-formula', severity: 'error', at, message });
  }
  const round = childText(entry.value, 'round')?.value as 'nearest' | 'up' | 'down' | undefined;
  question.calculate = {
    is,
    ...(round ? { round, roundAt: keyPlace(entry.value, 'round') } : {}),
  };
}
