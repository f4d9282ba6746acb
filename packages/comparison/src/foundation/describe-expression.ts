import { printForClient } from '@formpress/formula';
import type { Expression } from '@formpress/model';

const longest = 160;

/** An expression for people to read, or "a long formula". */
export function describeExpression(expression: Expression): string {
  const printed = printForClient(withoutLists(expression));
  return printed.length > longest ? 'a long formula' : `\`${printed}\``;
}

/**
 * Numbers that differ between two expressions of the same shape, or undefined if their shapes
 * differ.
 */
export function changedNumbers(
  before: Expression,
  after: Expression,
): { before: string; after: string }[] | undefined {
  if ('number' in before && 'number' in after) {
    return before.number === after.number ? [] : [{ before: before.number, after: after.number }];
  }
  const [old, now] = [Object.entries(before), Object.entries(after)];
  if (old.length !== now.length) return undefined;
  const found: { before: string; after: string }[] = [];
  for (const [index, [key, value]] of old.entries()) {
    const [otherKey, other] = now[index] ?? [];
    if (key !== otherKey) return undefined;
    if (typeof value !== 'object') {
      if (value !== other) return undefined;
      continue;
    }
    const inner = changedNumbers(value as Expression, other as Expression);
    if (!inner) return undefined;
    found.push(...inner);
  }
  return found;
}

/**
 * Prints a test on a list the way it is written in definitions: 'A' in choices. Clients never see it.
 */
function withoutLists(expression: Expression): Expression {
  if ('has' in expression) {
    return { read: `'${expression.has}' in ${expression.in}`, as: 'yesNo' };
  }
  const inner = Object.entries(expression).map(([key, value]) => [
    key,
    typeof value === 'object' ? withoutLists(value as Expression) : value,
  ]);
  return Object.fromEntries(inner) as Expression;
}
