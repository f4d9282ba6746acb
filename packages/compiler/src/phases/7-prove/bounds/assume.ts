import type { Expression } from '@formpress/model';
import type { Facts, Study } from './facts.ts';
import { exactly, excludesZero, isNone, zero } from './interval.ts';
import { type Comparing, mirrored, narrowed, opposites } from './narrowed.ts';

type Operation = Extract<Expression, { op: string }>;

const mostWays = 6;

/** The ways in which a condition comes out true, or false, with what holds on each; none when it never does. */
export function assume(
  condition: Expression,
  truth: boolean,
  facts: Facts,
  study: Study,
): readonly Facts[] {
  if ('yes' in condition) return condition.yes === truth ? [facts] : [];
  if ('not' in condition) return assume(condition.not, !truth, facts, study);
  if ('op' in condition && (condition.op === 'and' || condition.op === 'or')) {
    return assumeJoined(condition, truth, facts, study);
  }
  const id = study.ids.of(condition);
  const known = facts.truths.get(id);
  if (known !== undefined) return known === truth ? [facts] : [];
  const noted = facts.withTruth(id, truth);
  return 'op' in condition ? assumeCompared(condition, truth, noted, study) : [noted];
}

/** Both hold, or one of them does: the first, or the second without the first. */
function assumeJoined(
  { op, left, right }: Operation,
  truth: boolean,
  facts: Facts,
  study: Study,
): readonly Facts[] {
  const thenRight = (all: readonly Facts[]) =>
    all.flatMap((each) => assume(right, truth, each, study));
  const first = assume(left, truth, facts, study);
  const isBoth = (op === 'and') === truth;
  const ways = isBoth
    ? thenRight(first)
    : [...first, ...thenRight(assume(left, !truth, facts, study))];
  return ways.length > mostWays ? [facts] : ways;
}

function assumeCompared(
  comparison: Operation,
  truth: boolean,
  facts: Facts,
  study: Study,
): readonly Facts[] {
  const { left, right } = comparison;
  const op = truth ? (comparison.op as Comparing) : opposites[comparison.op as Comparing];
  if ('read' in left && 'text' in right)
    return assumeChosen(left.read, op, right.text, facts, study);
  if ('read' in right && 'text' in left)
    return assumeChosen(right.read, op, left.text, facts, study);
  return isNumber(left) && isNumber(right) ? assumeNumbers(left, op, right, facts, study) : [facts];
}

function assumeChosen(
  name: string,
  op: Comparing,
  text: string,
  facts: Facts,
  { names }: Study,
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

/** What two numbers come to when they compare like that, and the difference between them. */
function assumeNumbers(
  left: Expression,
  op: Comparing,
  right: Expression,
  facts: Facts,
  study: Study,
): readonly Facts[] {
  const [a, b] = [study.bound(left, facts), study.bound(right, facts)];
  const less: Expression = { op: '-', left, right };
  const more: Expression = { op: '-', left: right, right: left };
  const nothing = exactly(zero);
  const found = [
    [left, narrowed(a, op, b)],
    [right, narrowed(b, mirrored[op], a)],
    [less, narrowed(study.bound(less, facts), op, nothing)],
    [more, narrowed(study.bound(more, facts), mirrored[op], nothing)],
  ] as const;
  const factors = found.flatMap(([part, numbers]) =>
    excludesZero(numbers)
      ? factorsOf(part).map((each) => {
          return [each, narrowed(study.bound(each, facts), '!=', nothing)] as const;
        })
      : [],
  );
  const all = [...factors, ...found];
  if (all.some(([, numbers]) => isNone(numbers))) return [];
  return [facts.withNumbers(all.map(([part, numbers]) => [study.ids.of(part), numbers]))];
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

/** Whether an expression is calculated with. */
function isNumber(expression: Expression): boolean {
  if ('read' in expression) return expression.as === 'number';
  if ('if' in expression) return isNumber(expression.so);
  if ('op' in expression) return ['+', '-', '*', '/'].includes(expression.op);
  return 'number' in expression || 'negate' in expression;
}
