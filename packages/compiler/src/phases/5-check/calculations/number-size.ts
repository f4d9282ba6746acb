import type { Expression } from '@formpress/model';

/** How long a number can be: digits before the point, decimals, digits of its divisor. */
export type NumberSize = { digits: number; places: number; divisor: number };

/** The size of what is not a number. */
export const noDigits: NumberSize = { digits: 0, places: 0, divisor: 0 };

/** The total number of digits. */
export function totalDigits({ digits, places, divisor }: NumberSize): number {
  return digits + places + divisor;
}

/** Measures the results of expressions, and the longest number that occurs in them. */
export function sizeMeter(sizeOfName: (name: string) => NumberSize) {
  const known = new Map<Expression, NumberSize>();
  let longest = 0;
  const sizeOf = (expression: Expression): NumberSize => {
    const size = known.get(expression) ?? measure(expression);
    known.set(expression, size);
    longest = Math.max(longest, totalDigits(size));
    return size;
  };
  const measure = (expression: Expression): NumberSize => {
    if ('number' in expression) return written(expression.number);
    if ('read' in expression) return sizeOfName(expression.read);
    if ('negate' in expression) return sizeOf(expression.negate);
    if ('not' in expression) return sizeOf(expression.not);
    if ('if' in expression) {
      sizeOf(expression.if);
      return greater(sizeOf(expression.so), sizeOf(expression.else));
    }
    if (!('op' in expression)) return noDigits;
    const [left, right] = [sizeOf(expression.left), sizeOf(expression.right)];
    return operations[expression.op]?.(left, right) ?? noDigits;
  };
  return { sizeOf, longest: () => longest };
}

function written(text: string): NumberSize {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  return { digits: whole.length, places: decimals.length, divisor: 0 };
}

type Operation = (left: NumberSize, right: NumberSize) => NumberSize;

const operations: Partial<Record<string, Operation>> = {
  '+': sum,
  '-': sum,
  '*': (a, b) => ({
    digits: a.digits + b.digits,
    places: a.places + b.places,
    divisor: a.divisor + b.divisor,
  }),
  '/': (a, b) => ({
    digits: a.digits + b.places + b.divisor,
    places: a.places,
    divisor: a.divisor + b.digits + b.places,
  }),
};

/** The sum of two one-digit numbers can have two digits; of a thousand of them, four. */
function sum(a: NumberSize, b: NumberSize): NumberSize {
  const more = Math.log10(1 + 10 ** -Math.abs(a.digits - b.digits));
  const { digits, places } = greater(a, b);
  return { digits: digits + more, places, divisor: a.divisor + b.divisor };
}

function greater(a: NumberSize, b: NumberSize): NumberSize {
  return {
    digits: Math.max(a.digits, b.digits),
    places: Math.max(a.places, b.places),
    divisor: Math.max(a.divisor, b.divisor),
  };
}
