import type { Expression } from '@formpress/model';
import type { ExpressionIds } from './expression-ids.ts';

type Choice = Extract<Expression, { if: Expression }>;

/** The operands of min or max, which formulas expand: a <= b ? a : b. */
export type Extreme = { which: 'least' | 'greatest'; of: readonly Expression[] };

/** The min or max that a choice expresses; undefined for any other choice. */
export function extremeIn(choice: Choice, ids: ExpressionIds): Extreme | undefined {
  const comparisons = conjuncts(choice.if);
  const [first] = comparisons;
  const op = first && 'op' in first ? first.op : undefined;
  if (op !== '<=' && op !== '>=') return undefined;
  const which = op === '<=' ? 'least' : 'greatest';
  const inner = 'if' in choice.else ? extremeIn(choice.else, ids) : undefined;
  const others = inner?.which === which && comparisons.length > 1 ? inner.of : [choice.else];
  if (comparisons.length !== others.length) return undefined;
  const isWhole = comparisons.every((each, index) => {
    const other = others[index];
    const isLike = 'op' in each && each.op === op && ids.of(each.left) === ids.of(choice.so);
    return isLike && other && ids.of(each.right) === ids.of(other);
  });
  return isWhole ? { which, of: [choice.so, ...others] } : undefined;
}

function conjuncts(expression: Expression): Expression[] {
  const isAnd = 'op' in expression && expression.op === 'and';
  return isAnd ? [...conjuncts(expression.left), ...conjuncts(expression.right)] : [expression];
}
