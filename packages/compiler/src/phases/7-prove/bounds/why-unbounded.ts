import { printForClient, readsOf } from '@formpress/formula';
import type { Bundle } from '@formpress/model';
import { isBounded } from './interval.ts';
import { numbersOfForm } from './numbers-of-form.ts';

/** Explains why the value of a question has no bound. */
export function whyUnbounded(id: string, bundle: Bundle): string {
  const numbers = numbersOfForm(bundle);
  const { openDivisors } = numbers.of(id);
  const is = bundle.questions[id]?.calculate?.is;
  const read =
    is &&
    readsOf(is).find((name) => isNumber(name, bundle) && !isBounded(numbers.of(name).numbers));
  if (read !== undefined) {
    const isAsked = bundle.questions[read]?.calculate === undefined;
    return isAsked ? `there is no greatest answer to "${read}"` : whyUnbounded(read, bundle);
  }
  const [divisor] = openDivisors;
  if (divisor)
    return `it divides by ${printForClient(divisor)}, and nothing shows how close to 0 that can be`;
  return isBounded(numbers.of(id).numbers)
    ? 'it can have infinitely many decimals'
    : 'it can have too many digits';
}

function isNumber(name: string, { questions }: Bundle): boolean {
  const question = questions[name];
  return question?.kind === 'number' || question?.numeric === true;
}
