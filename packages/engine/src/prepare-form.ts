import { readsOf } from '@formpress/formula';
import type { Bundle, Expression } from '@formpress/model';

/** A bundle with what would be worked out again at every request. */
export type PreparedForm = {
  readonly bundle: Bundle;
  /** Whether a pattern of the bundle accepts a text. */
  accepts(pattern: string, text: string): boolean;
  /** The names that an expression of the bundle reads. */
  reads(expression: Expression): readonly string[];
};

const prepared = new WeakMap<Bundle, PreparedForm>();

/** Prepares a bundle, once: patterns are compiled and expressions looked through at first use. */
export function prepareForm(bundle: Bundle): PreparedForm {
  const known = prepared.get(bundle);
  if (known) return known;
  const pattern = remembered((source: string) => new RegExp(source));
  const form: PreparedForm = {
    bundle,
    accepts: (source, text) => pattern(source).test(text),
    reads: remembered((expression: Expression) => readsOf(expression)),
  };
  prepared.set(bundle, form);
  return form;
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
