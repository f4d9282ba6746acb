import type { Bundle, Expression } from '@formpress/model';

/** A formula of a form, and the question that must be passed for it to apply. */
export type Placed = { is: Expression; question?: string };

/** Every formula that decides something or is calculated when a form is completed. */
export function expressionsOf(bundle: Bundle): Placed[] {
  const questions = Object.entries(bundle.questions).flatMap(([question, { calculate, when }]) => [
    ...(calculate ? [{ is: calculate.is, question }] : []),
    ...(when ? [{ is: when, question }] : []),
  ]);
  const given = (bundle.withFederal?.given ?? []).map(({ is }) => ({ is }));
  const parameters = bundle.taxParameters.map(({ is }) => ({ is }));
  const ticks = bundle.pdf.fields.flatMap((rule) => ('tick' in rule ? [{ is: rule.tick }] : []));
  const signs = bundle.pdf.sign.flatMap(({ when }) => (when ? [{ is: when }] : []));
  const rules = (bundle.rules ?? []).map(({ when, question }) => ({ is: when, question }));
  return [...questions, ...given, ...parameters, ...ticks, ...signs, ...rules];
}

/** The parts of an expression, itself first. */
export function partsOf(expression: Expression): Expression[] {
  const parts = [expression];
  for (const part of Object.values(expression)) {
    if (typeof part === 'object' && part !== null) parts.push(...partsOf(part as Expression));
  }
  return parts;
}

/** A comparison of two expressions. */
export type Comparison = Extract<Expression, { op: string }>;

/** Whether an expression compares, rather than calculates or joins conditions. */
export function isComparison(expression: Expression): expression is Comparison {
  return 'op' in expression && ['==', '!=', '<', '<=', '>', '>='].includes(expression.op);
}
