import type { People } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { type FormulaScope, linkFormula } from '../formulas/link-formula.ts';
import { childText, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedQuestion, LinkedRule } from '../linked/linked-form.ts';
import { unknownName } from '../names/unknown-name.ts';
import { personFields } from '../people/person-fields.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';

/** What rules between answers may read. */
export type RuleScope = {
  report: Report;
  text: TextScope;
  questions: ReadonlyMap<string, LinkedQuestion>;
  formula: FormulaScope;
  people: People;
  /** Questions of the base that this form no longer asks. Rules of the base about them are dropped, too. */
  droppedQuestions: ReadonlySet<string>;
};

/** Links the rules between answers, and those of bounds. Rules with an error are reported and left out. */
export function linkRules(
  merged: MergedForm,
  boundRules: readonly MapEntry[],
  scope: RuleScope,
): LinkedRule[] {
  const formula = { ...scope.formula, names: withPeople(scope) };
  const written = merged.rules.filter(
    (entry) => !(merged.inheritedRules.has(entry.key) && readsDropped(entry, scope)),
  );
  reportTwice(written, boundRules, scope.report);
  return [...written, ...boundRules].flatMap(
    (entry) => linkRule(entry, { ...scope, formula }) ?? [],
  );
}

/** Reports a rule with the same name as the rule that a bound stands for. */
function reportTwice(written: MapEntry[], boundRules: readonly MapEntry[], report: Report): void {
  const bounds = new Map(boundRules.map((rule) => [rule.key, rule]));
  for (const { key, keyAt } of written) {
    const bound = bounds.get(key);
    if (!bound) continue;
    report({
      code: 'duplicate-key',
      severity: 'error',
      at: keyAt,
      message: `A bound already makes a rule named "${key}".`,
      related: [{ at: bound.keyAt, message: 'The bound:' }],
      help: 'Give this rule another name.',
    });
  }
}

function linkRule({ key, keyAt, value }: MapEntry, scope: RuleScope): LinkedRule | undefined {
  const say = linkText(textNodeOf(nodeAt(value, 'say')), scope.text);
  const when = linkFormula(textNodeOf(nodeAt(value, 'when')), scope.formula, 'yesNo');
  for (const { name, at } of when?.reads ?? []) {
    if (scope.questions.get(name)?.kind !== 'choices') continue;
    const message = `"${name}" can have several answers, so a rule cannot read it.`;
    scope.report({ code: 'wrong-formula', severity: 'error', at, message });
  }
  const { value: name, at: questionAt } = textNodeOf(nodeAt(value, 'at'));
  const question = askedQuestion(name, questionAt, scope);
  const advise = childText(value, 'advise') !== undefined;
  return when && question && { id: key, at: keyAt, when, question, questionAt, say, advise };
}

/** The question at which a rule is shown. Reports an unknown one, and a calculated one, which nobody answers. */
function askedQuestion(name: string, at: SourceRange, { questions, report }: RuleScope) {
  const question = questions.get(name);
  if (!question) report(unknownName('unknown-question', name, questions.keys(), at));
  if (!question?.calculate) return question;
  report({
    code: 'rule-at-calculation',
    severity: 'error',
    at,
    message: `"${name}" is calculated, so nobody can correct it.`,
    help: 'Name a question that the employee answers.',
  });
  return undefined;
}

/** The names of a form's formulas, and the fields of people that the form uses. */
function withPeople({ formula: { names }, people }: RuleScope): FormulaScope['names'] {
  const fields = [...personFields(people)].filter((name) => !/\.(?:name|address)$/.test(name));
  const known = new Set(fields);
  return {
    ...names,
    variable: (name) =>
      known.has(name) ? { kind: name.endsWith('Date') ? 'date' : 'text' } : names.variable(name),
    variables: () => [...names.variables(), ...fields],
  };
}

function readsDropped({ value }: MapEntry, { droppedQuestions }: RuleScope): boolean {
  const words = new Set(textNodeOf(nodeAt(value, 'when')).value.match(/[A-Za-z_]\w*/g));
  words.add(textNodeOf(nodeAt(value, 'at')).value);
  return [...droppedQuestions].some((id) => words.has(id));
}
