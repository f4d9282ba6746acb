import type { Expression } from '@formpress/model';
import type { Analysis, Facts } from './facts.ts';
import { exactly, excludesZero, isNone, zero } from './interval.ts';
import { type Comparator, mirrored, narrowed, opposites } from './narrowed.ts';

type Operation = Extract<Expression, { op: string }>;

const mostCases = 6;

/** The cases in which a condition is true, or false, with the facts of each; none when it never is. */
export function assume(
  condition: Expression,
  truth: boolean,
  facts: Facts,
  analysis: Analysis,
): readonly Facts[] {
  if ('yes' in condition) return condition.yes === truth ? [facts] : [];
  if ('not' in condition) return assume(condition.not, !truth, facts, analysis);
  if ('op' in condition && (condition.op === 'and' || condition.op === 'or')) {
    return assumeJoined(condition, truth, facts, analysis);
  }
  const id = analysis.ids.of(condition);
  const known = facts.truths.get(id);
  if (known !== undefined) return known === truth ? [facts] : [];
  const noted = facts.withTruth(id, truth);
  return 'op' in condition ? assumeCompared(condition, truth, noted, analysis) : [noted];
}

/** The cases of an "and" or an "or". Where one side is enough: the first holds, or the second without the first. */
function assumeJoined(
  { op, left, right }: Operation,
  truth: boolean,
  facts: Facts,
  analysis: Analysis,
): readonly Facts[] {
  const thenRight = (all: readonly Facts[]) =>
    all.flatMap((each) => assume(right, truth, each, analysis));
  const first = assume(left, truth, facts, analysis);
  const isBoth = (op === 'and') === truth;
  const cases = isBoth
    ? thenRight(first)
    : [...first, ...thenRight(assume(left, !truth, facts, analysis))];
  return cases.length > mostCases ? [facts] : cases;
}

function assumeCompared(
  comparison: Operation,
  truth: boolean,
  facts: Facts,
  analysis: Analysis,
): readonly Facts[] {
  const { left, right } = comparison;
  const op = truth ? (comparison.op as Comparator) : opposites[comparison.op as Comparator];
  if ('read' in left && 'text' in right)
    return assumeChosen(left.read, op, right.text, facts, analysis);
  if ('read' in right && 'text' in left)
    return assumeChosen(right.read, op, left.text, facts, analysis);
  return isNumber(left) && isNumber(right)
    ? assumeNumbers(left, op, right, facts, analysis)
    : [facts];
}

function assumeChosen(
  name: string,
  op: Comparator,
  text: string,
  facts: Facts,
  { names }: Analysis,
): readonly Facts[] {
  const { is, not = new Set<string>() } = facts.chosen.get(name) ?? {};
  if (op === '==') {
    const isPossible = is === undefined ? !not.has(text) : is === text;
    return isPossible ? [facts.withChosen(name, { is: text, not })] : [];
  }
  if (op !== '!=' || (is !== undefined && is !== text)) return [facts];
  const others = new Set([...not, text]);
  const isLast = facts.isAnswered && names.options(name)?.every((each) => others.has(each));
  return is === text || isLast ? [] : [facts.withChosen(name, { not: others })];
}

/** The facts when this comparison of two numbers holds: the possible values of both, and of their difference. */
function assumeNumbers(
  left: Expression,
  op: Comparator,
  right: Expression,
  facts: Facts,
  analysis: Analysis,
): readonly Facts[] {
  const [a, b] = [analysis.bound(left, facts), analysis.bound(right, facts)];
  const less: Expression = { op: '-', left, right };
  const more: Expression = { op: '-', left: right, right: left };
  const nothing = exactly(zero);
  const found = [
    [left, narrowed(a, op, b)],
    [right, narrowed(b, mirrored[op], a)],
    [less, narrowed(analysis.bound(less, facts), op, nothing)],
    [more, narrowed(analysis.bound(more, facts), mirrored[op], nothing)],
  ] as const;
  const factors = found.flatMap(([part, numbers]) =>
    excludesZero(numbers)
      ? factorsOf(part).map((each) => {
          return [each, narrowed(analysis.bound(each, facts), '!=', nothing)] as const;
        })
      : [],
  );
  const all = [...factors, ...found];
  if (all.some(([, numbers]) => isNone(numbers))) return [];
  return [facts.withNumbers(all.map(([part, numbers]) => [analysis.ids.of(part), numbers]))];
}

/** The parts that are not 0 when an expression is not. */
function factorsOf(expression: Expression): Expression[] {
  if ('negate' in expression) return withFactors(expression.negate);
  if (!('op' in expression)) return [];
  if (expression.op === '*') return [expression.left, expression.right].flatMap(withFactors);
  return expression.op === '/' ? withFactors(expression.left) : [];
}

function withFactors(expression: Expression): Expression[] {
  return [expression, ...factorsOf(expression)];
}

/** Whether an expression is a number. */
function isNumber(expression: Expression): boolean {
  if ('read' in expression) return expression.as === 'number';
  if ('if' in expression) return isNumber(expression.so);
  if ('op' in expression) return ['+', '-', '*', '/'].includes(expression.op);
  return 'number' in expression || 'negate' in expression;
}
