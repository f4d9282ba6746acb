import { readsOf } from '@formpress/formula';
import type { Bundle, Expression, Interview } from '@formpress/model';

/** One of the interviews of a form, and what each name in it depends on. */
export type Scope = {
  bundle: Bundle;
  /** Whether it is the interview for employees whose federal values are known. */
  federal: boolean;
  interview: Interview;
  /**
   * The questions and federal values, chosen by a client, that a name depends on, including itself.
   */
  behind(name: string): ReadonlySet<string>;
};

/** The interviews of a form. */
export function scopesOf(bundle: Bundle): Scope[] {
  const { interview, withFederal } = bundle;
  const first = { bundle, federal: false, interview, behind: findDependencies(bundle, new Map()) };
  if (!withFederal) return [first];
  const given = new Map(withFederal.given.map(({ question, is }) => [question, is]));
  const behind = findDependencies(bundle, given);
  return [first, { bundle, federal: true, interview: withFederal, behind }];
}

/**
 * Follows calculations and given answers to what was chosen. Formulas are not circular.
 */
function findDependencies(bundle: Bundle, given: ReadonlyMap<string, Expression>): Scope['behind'] {
  const known = new Map<string, ReadonlySet<string>>();
  const behind = (name: string): ReadonlySet<string> => {
    const found = known.get(name);
    if (found) return found;
    const calculate = bundle.questions[name]?.calculate?.is;
    const names = new Set(calculate ? [] : [name]);
    for (const is of [calculate, given.get(name)]) {
      for (const read of is ? readsOf(is) : []) {
        for (const each of behind(read)) names.add(each);
      }
    }
    known.set(name, names);
    return names;
  };
  return behind;
}
