import { type Compiled, compile, maxTextLength, readsOf } from '@formpress/formula';
import type { Bundle, Expression, People, PersonField } from '@formpress/model';

/** An expression with the names it reads, ready to be evaluated. */
export type Formula = { readonly reads: readonly string[]; readonly evaluate: Compiled };

/** Fields of people and addresses with their names, in the order of the HTTP interface. */
type Fields = readonly (readonly [name: string, field: PersonField])[];
type PreparedPeople = Record<'employee' | 'employer' | 'us' | 'ca', Fields>;

/** A bundle with everything that requests would otherwise recompute. */
export type PreparedForm = {
  readonly bundle: Bundle;
  readonly people: PreparedPeople;
  /** Whether a pattern of the bundle accepts a text. Texts that are too long are never accepted. */
  accepts(pattern: string, text: string): boolean;
  /** The names that an expression of the bundle reads. */
  reads(expression: Expression): readonly string[];
  /** An expression of the bundle, ready to be evaluated. */
  formula(expression: Expression): Formula;
};

const prepared = new WeakMap<Bundle, PreparedForm>();

/** Prepares a bundle once. Patterns and expressions are compiled at first use. */
export function prepareForm(bundle: Bundle): PreparedForm {
  const known = prepared.get(bundle);
  if (known) return known;
  const pattern = memoized((source: string) => new RegExp(source));
  const formula = memoized((expression: Expression) => ({
    reads: readsOf(expression),
    evaluate: compile(expression),
  }));
  const form: PreparedForm = {
    bundle,
    people: preparePeople(bundle.people),
    accepts: (source, text) => text.length <= maxTextLength && pattern(source).test(text),
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

function memoized<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    results.set(key, result);
    return result;
  };
}
