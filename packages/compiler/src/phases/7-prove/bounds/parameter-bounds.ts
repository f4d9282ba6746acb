import { rational } from '@formpress/formula';
import type { Bundle, TaxParameter } from '@formpress/model';
import { boundOf } from './bound-of.ts';
import { exactly, hull, type Interval } from './interval.ts';
import { numbersOfForm } from './numbers-of-form.ts';

/** The possible values of the tax parameters of a form that are numbers, by id. */
export function parameterBounds(bundle: Bundle): Map<string, Interval> {
  const form = numbersOfForm(bundle);
  const names = {
    numbers: (name: string) => form.of(name).numbers,
    options: (name: string) => bundle.questions[name]?.options,
  };
  return new Map(
    bundle.taxParameters.filter(isNumber).map(({ id, is, else: whenBlank = '0' }) => {
      const { numbers } = boundOf(is, names);
      return [id, hull(numbers, exactly(rational(whenBlank)))];
    }),
  );
}

function isNumber({ type, map }: TaxParameter): boolean {
  return type !== 'string' && type !== 'boolean' && map === undefined;
}
