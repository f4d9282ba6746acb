import type { Report } from '../../diagnostics/report.ts';
import type { MapEntry } from '../2-parse/yaml-node.ts';
import { childOf, childText, keyPlace, nodeAt, textOf } from './entries.ts';
import { type FormulaScope, linkFormula } from './link-formula.ts';
import type { LinkedQuestion } from './linked-form.ts';

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
  const calculate = childText(entry.value, 'calculate');
  if (calculate) linkCalculation(question, entry, scope);
  else if (!required) reportRequired(entry, scope.report);
}

function linkCalculation(question: LinkedQuestion, entry: MapEntry, scope: FormulaScope): void {
  const is = linkFormula(textOf(nodeAt(entry.value, 'calculate')), scope);
  if (!is) return;
  for (const { message, at } of is.notForClients) {
    scope.report({ code: 'wrong-formula', severity: 'error', at, message });
  }
  if (is.kind !== 'number' || question.kind !== 'number') {
    scope.report({
      code: 'wrong-formula',
      severity: 'error',
      at: is.at,
      message: `"${question.id}" is calculated, so its kind and its result must be numbers.`,
      help: 'Use a kind such as wholeDollars, dollars or count.',
    });
    return;
  }
  const round = childText(entry.value, 'round')?.value as 'nearest' | 'up' | 'down' | undefined;
  question.calculate = {
    is,
    ...(round ? { round, roundAt: keyPlace(entry.value, 'round') } : {}),
  };
}

function reportRequired(entry: MapEntry, report: Report): void {
  report({
    code: 'missing-key',
    severity: 'error',
    at: entry.keyAt,
    message: `"${entry.key}" does not say when it is required.`,
    help: "Add required: always, required: never, or required: { when: '…' }.",
  });
}
