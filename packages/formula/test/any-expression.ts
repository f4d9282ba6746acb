import type { Expression } from '@formpress/model';
import fc, { type Arbitrary } from 'fast-check';
import { digits, orders, sums } from './any-node.ts';
import { numberNames, options, yesNames } from './names.ts';

const reads = fc.record({
  read: fc.constantFrom(...numberNames, ...yesNames, 'status', 'work'),
  as: fc.constantFrom('number', 'text', 'yesNo', 'date'),
});

/** Any expression, sensible or not. */
export const anyExpression: Arbitrary<Expression> = fc.letrec<{ expression: Expression }>((tie) => {
  const inner = tie('expression');
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      digits.map((number) => ({ number })),
      fc.constantFrom(...options, '2026-01-01').map((text) => ({ text })),
      fc.boolean().map((yes) => ({ yes })),
      reads,
      fc.record({ has: fc.constantFrom(...options), in: fc.constantFrom('work', 'status') }),
      fc.record({
        op: fc.constantFrom(...sums, ...orders, '/', 'and', 'or'),
        left: inner,
        right: inner,
      }),
      inner.map((not) => ({ not })),
      inner.map((negate) => ({ negate })),
      fc.record({ if: inner, so: inner, else: inner }),
    ),
  };
}).expression;
