import type { Expression } from '@formpress/model';
import fc, { type Arbitrary, type LetrecTypedTie } from 'fast-check';
import { choose } from '../src/lower/choose.ts';
import { digits, orders, sums } from './any-node.ts';
import { numberNames, options, yesNames } from './names.ts';

type Core = { number: Expression; yesNo: Expression };
type Tie = LetrecTypedTie<Core>;

const small = {
  depthIdentifier: 'formula',
  depthSize: 'small',
  maxDepth: 4,
  withCrossShrink: true,
} as const;

const numbers = (tie: Tie) => {
  const number = tie('number');
  return fc.oneof(
    small,
    digits.map((text): Expression => ({ number: text })),
    digits.map((text): Expression => ({ number: `-${text}` })),
    fc.constantFrom(...numberNames).map((read): Expression => ({ read, as: 'number' })),
    number.map(negation),
    fc.record({ op: fc.constantFrom(...sums), left: number, right: number }),
    fc.tuple(number, number, number).map(guardedDivision),
    fc.tuple(tie('yesNo'), number, number).map((parts) => choose(...parts)),
  );
};

function negation(inner: Expression): Expression {
  const isPlain = 'number' in inner && !inner.number.startsWith('-');
  return isPlain ? { number: `-${inner.number}` } : { negate: inner };
}

function guardedDivision([left, right, whenFalse]: [Expression, Expression, Expression]) {
  const isDivisor: Expression = { op: '!=', left: right, right: { number: '0' } };
  return choose(isDivisor, { op: '/', left, right }, whenFalse);
}

const conditions = (tie: Tie) =>
  fc.oneof(
    small,
    fc.boolean().map((yes): Expression => ({ yes })),
    fc.constantFrom(...yesNames).map((read): Expression => ({ read, as: 'yesNo' })),
    tie('yesNo').map((not): Expression => ({ not })),
    fc.record({
      op: fc.constantFrom('and', 'or', '==', '!='),
      left: tie('yesNo'),
      right: tie('yesNo'),
    }),
    fc.record({ op: fc.constantFrom(...orders), left: tie('number'), right: tie('number') }),
    fc.record({
      op: fc.constantFrom('==', '!='),
      left: fc.constant<Expression>({ read: 'status', as: 'text' }),
      right: fc.constantFrom(...options).map((text): Expression => ({ text })),
    }),
  );

/** Trees as lowering makes them: a minus before a plain number is part of the number. */
export const coreNumber: Arbitrary<Expression> = fc.letrec<Core>((tie) => ({
  number: numbers(tie),
  yesNo: conditions(tie),
})).number;
