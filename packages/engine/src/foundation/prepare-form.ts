import { type Compiled, compile, readsOf } from '@formpress/formula';
import type { Bundle, Expression, People, PersonField } from '@formpress/model';
import { longestText } from './longest-text.ts';

/** An expression with the names it reads, ready to be evaluated. */
type Formula = { readonly reads: readonly string[]; readonly evaluate: Compiled };

/** Fields of people and addresses with their names, in the order of the interface. */
type Fields = readonly (readonly [name: string, field: PersonField])[];
type PreparedPeople = Record<'employee' | 'employer' | 'us' | 'ca', Fields>;

/** A bundle with what would be worked out again at every request. */
export type PreparedForm = {
  readonly bundle: Bundle;
  readonly people: PreparedPeople;
  /** Whether a pattern of the bundle accepts a text. None accepts one that is too long. */
  accepts(pattern: string, text: string): boolean;
  /** The names that an expression of the bundle reads. */
  reads(expression: Expression): readonly string[];
  /** An expression of the bundle, ready to be evaluated. */
  formula(expression: Expression): Formula;
};

const prepared = new WeakMap<Bundle, PreparedForm>();

/** Prepares a bundle, once: patterns and expressions are compiled at first use. */
export function prepareForm(bundle: Bundle): PreparedForm {
  const known = prepared.get(bundle);
  if (known) return known;
  const pattern = remembered((source: string) => new RegExp(source));
  const formula = remembered((expression: Expression) => ({
    reads: readsOf(expression),
    evaluate: compile(expression),
  }));
  const form: PreparedForm = {
    bundle,
    people: preparePeople(bundle.people),
    accepts: (source, text) => text.length <= longestText && pattern(source).test(text),
    reads: (expression) => formula(expression).reads,
    formula,
  };
  prepared.set(bundle, form);
  return form;
}

function preparePeople({ employee, employer, address }: People): PreparedPeople {
  return {
    employee: Object.entries(employee),
    employer: Object.entries(employer),
    us: Object.entries(address.us),
    ca: Object.entries(address.ca),
  };
}

function remembered<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    results.set(key, result);
    return result;
  };
}
