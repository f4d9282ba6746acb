import fc, { type Arbitrary, type LetrecTypedTie } from 'fast-check';
import type { Node } from '../src/foundation/node.ts';
import { amount, at, call, digits, orders, sums } from './any-node.ts';
import type { Answer, Fraction } from './client-calculator.ts';
import { numberNames, options, yesNames } from './names.ts';

type Typed = { number: Node; yesNo: Node; text: Node };
type Tie = LetrecTypedTie<Typed>;

const small = {
  depthIdentifier: 'formula',
  depthSize: 'small',
  maxDepth: 4,
  withCrossShrink: true,
} as const;
const amounts = [
  amount('credit'),
  amount('share'),
  amount('loss'),
  amount('deduction', 'status'),
  amount('perPeriod', 'payPeriods'),
  amount('forSenior', 'isSenior'),
];

const numbers = (tie: Tie) => {
  const number = tie('number');
  return fc.oneof(
    small,
    digits.map((text) => at({ type: 'number', text })),
    fc.constantFrom(...numberNames).map((name) => at({ type: 'name', name })),
    fc.constantFrom(...amounts),
    number.map((operand) => at({ type: 'negate', operand })),
    fc
      .record({ op: fc.constantFrom(...sums), left: number, right: number })
      .map((parts) => at({ type: 'binary', ...parts })),
    fc.tuple(number, number, number).map(guardedDivision),
    fc
      .record({ condition: tie('yesNo'), whenTrue: number, whenFalse: number })
      .map((parts) => at({ type: 'conditional', ...parts })),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(number, { minLength: 2, maxLength: 4 }))
      .map(([name, operands]) => call(name, operands)),
    fc
      .array(tie('yesNo'), { minLength: 1, maxLength: 3 })
      .map((operands) => call('countYes', operands)),
    fc
      .tuple(fc.constantFrom(amount('value'), amount('schedule', 'status')), number)
      .map((operands) => call('band', operands)),
  );
};

function guardedDivision([left, right, whenFalse]: [Node, Node, Node]): Node {
  const zero = at({ type: 'number', text: '0' });
  return at({
    type: 'conditional',
    condition: at({ type: 'binary', op: '!=', left: right, right: zero }),
    whenTrue: at({ type: 'binary', op: '/', left, right }),
    whenFalse,
  });
}

/** Wraps a choice in a sum: a choice itself may only be compared with its options. */
function asSum(operand: Node): Node {
  const zero = at({ type: 'number', text: '0' });
  return at({ type: 'binary', op: '+', left: operand, right: zero });
}

const conditions = (tie: Tie) => {
  const [yesNo, number, text] = [tie('yesNo'), tie('number'), tie('text')];
  return fc.oneof(
    small,
    fc.boolean().map((yes) => at({ type: 'yesNo', yes })),
    fc.constantFrom(...yesNames).map((name) => at({ type: 'name', name })),
    yesNo.map((operand) => at({ type: 'not', operand })),
    fc
      .record({ op: fc.constantFrom('and', 'or', '=='), left: yesNo, right: yesNo })
      .map((parts) => at({ type: 'binary', ...parts })),
    fc
      .record({ op: fc.constantFrom(...orders), left: number.map(asSum), right: number.map(asSum) })
      .map((parts) => at({ type: 'binary', ...parts })),
    fc
      .record({ op: fc.constantFrom('==', '!='), left: text, right: text })
      .map((parts) => at({ type: 'binary', ...parts })),
    fc
      .tuple(text, fc.array(text, { minLength: 1, maxLength: 3 }))
      .map(([left, members]) => at({ type: 'in', left, right: at({ type: 'list', members }) })),
  );
};

const texts = fc.oneof(
  fc.constant(at({ type: 'name', name: 'status' })),
  fc.constantFrom(...options).map((text) => at({ type: 'text', text })),
);

/** Valid formulas that yield a number. */
export const numberFormula: Arbitrary<Node> = fc.letrec<Typed>((tie) => ({
  number: numbers(tie),
  yesNo: conditions(tie),
  text: texts,
})).number;

/** Answers to every question, as fractions, texts and booleans; 0 and the empty text represent blanks. */
export const answers: Arbitrary<Record<string, Answer>> = fc.record({
  income: fc.integer({ min: -5000, max: 9999 }).map((cents): Fraction => [BigInt(cents), 100n]),
  children: fc.nat(9).map((count): Fraction => [BigInt(count), 1n]),
  'federal.deductions': fc.nat(99999).map((value): Fraction => [BigInt(value), 1000n]),
  payPeriods: fc.constantFrom<Fraction[]>([52n, 1n], [265n, 10n], [0n, 1n]),
  status: fc.constantFrom(...options, ''),
  isExempt: fc.boolean(),
  isSenior: fc.boolean(),
});
