import { evaluate, rational } from '@formpress/formula';
import type { Expression } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeOf } from './range-of.ts';

const ranges = { a: { least: 0, most: 99 }, b: { least: -20, most: 5 }, c: { least: 1, most: 52 } };
type Name = keyof typeof ranges;
const read = (name: Name): Expression => ({ read: name, as: 'number' });
const rangeOfName = (name: string) => ranges[name as Name];

const { formula } = fc.letrec<{ formula: Expression }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Expression>(read('a'), read('b'), read('c')),
    fc.integer({ min: -50, max: 50 }).map((number): Expression => ({ number: String(number) })),
    tie('formula').map((negate): Expression => ({ negate })),
    fc
      .tuple(fc.constantFrom('+', '-', '*'), tie('formula'), tie('formula'))
      .map(([op, left, right]) => ({ op, left, right }) as Expression),
    tie('formula').map((left): Expression => ({ op: '/', left, right: read('c') })),
    fc
      .tuple(fc.constantFrom('<=', '>=', '<', '=='), tie('formula'), tie('formula'))
      .map(([op, so, not]) => {
        return { if: { op, left: so, right: not }, so, else: not } as Expression;
      }),
  ),
}));

it('covers whatever a formula gives for answers within their ranges', () => {
  const answers = fc.record({
    a: fc.option(fc.integer({ min: 0, max: 99 })),
    b: fc.option(fc.integer({ min: -20, max: 5 })),
    c: fc.integer({ min: 1, max: 52 }),
  });
  fc.assert(
    fc.property(formula, answers, (is, given) => {
      const range = rangeOf(is, rangeOfName);
      const value = evaluate(is, (name) => {
        const answer = given[name as Name];
        return answer === null ? undefined : { number: rational(String(answer)) };
      });
      if (!range || !('number' in value)) throw new Error('There is no range.');
      const number = Number(value.number.numerator) / Number(value.number.denominator);
      const slack = 1e-9 * Math.max(1, Math.abs(number));
      expect(range.least).toBeLessThanOrEqual(number + slack);
      expect(range.most).toBeGreaterThanOrEqual(number - slack);
    }),
  );
});

it('knows the ends of min and max, however many there are', () => {
  const pick = (op: '<=' | '>=', so: Expression, not: Expression): Expression => ({
    if: { op, left: so, right: not },
    so,
    else: not,
  });
  expect(rangeOf(pick('<=', read('a'), { number: '25' }), rangeOfName)).toEqual({
    least: 0,
    most: 25,
  });
  const both: Expression = { op: '<=', left: read('a'), right: read('c') };
  const against: Expression = { op: '<=', left: read('a'), right: { number: '9' } };
  const three: Expression = {
    if: { op: 'and', left: both, right: against },
    so: read('a'),
    else: pick('<=', read('c'), { number: '9' }),
  };
  expect(rangeOf(three, rangeOfName)).toEqual({ least: 0, most: 9 });
});

it('says nothing of what is divided by something that may be 0', () => {
  const quotient: Expression = { op: '/', left: { number: '100' }, right: read('b') };
  expect(rangeOf(quotient, rangeOfName)).toBeUndefined();
});
