import { maxFederalAmount } from '@formpress/engine';
import { negative, rational } from '@formpress/formula';
import type { Bundle, Question } from '@formpress/model';
import { numbersOf } from '@formpress/patterns';
import { type Bounds, boundOf } from './bound-of.ts';
import type { Names } from './facts.ts';
import { everything, exactly, hull, type Interval, none, zero } from './interval.ts';
import { rounded } from './rounded.ts';

/** The possible values of a form's questions, each computed once. */
export type NumbersOfForm = {
  /** The values of a question or a federal value that is not blank. */
  of(name: string): Bounds;
  /** The values that federal values give a question, if they give it any. */
  given(question: string): Bounds | undefined;
};

const known = new WeakMap<Bundle, NumbersOfForm>();

/** The possible values of the questions of a form. */
export function numbersOfForm(bundle: Bundle): NumbersOfForm {
  const found = known.get(bundle) ?? new Numbers(bundle);
  known.set(bundle, found);
  return found;
}

class Numbers implements NumbersOfForm {
  private readonly found = new Map<string, Bounds>();
  private readonly names: Names;

  constructor(private readonly bundle: Bundle) {
    this.names = {
      numbers: (name) => this.of(name).numbers,
      options: (name) => bundle.questions[name]?.options,
    };
  }

  of(name: string): Bounds {
    const found = this.found.get(name);
    if (found) return found;
    // Formulas are not circular; if one were, nothing would be known about it.
    this.found.set(name, { numbers: everything, openDivisors: [] });
    const bounds = this.calculated(name);
    this.found.set(name, bounds);
    return bounds;
  }

  given(question: string): Bounds | undefined {
    const rule = this.bundle.withFederal?.given.find((each) => each.question === question);
    return rule && boundOf(rule.is, this.names);
  }

  private calculated(name: string): Bounds {
    const question = this.bundle.questions[name];
    if (!question) return { numbers: federalNumbers(name), openDivisors: [] };
    const own = this.own(question);
    const given = this.given(name);
    if (!given) return own;
    return {
      numbers: hull(own.numbers, given.numbers),
      openDivisors: [...own.openDivisors, ...given.openDivisors],
    };
  }

  private own({ calculate, ...question }: Question): Bounds {
    if (!calculate) return { numbers: askedNumbers(question), openDivisors: [] };
    const { numbers, openDivisors } = boundOf(calculate.is, this.names);
    const { round, scale } = calculate;
    return { numbers: round ? rounded(numbers, scale, round) : numbers, openDivisors };
  }
}

/** The numbers that a question accepts. */
function askedNumbers({ kind, numeric, options, accepts }: Question): Interval {
  if (numeric && options) return exactly(...options.map(rational));
  if (kind !== 'number' || accepts === undefined) return everything;
  const { lowest, greatest, decimals, longest } = numbersOf(accepts);
  if (longest.length === 0) return none;
  return {
    low: lowest === undefined ? undefined : rational(lowest),
    high: greatest === undefined ? undefined : rational(greatest),
    decimals,
  };
}

/** What the interface takes as a federal amount. */
function federalNumbers(name: string): Interval {
  const most = rational(maxFederalAmount);
  const mayBeNegative = name === 'federal.additionalWithholding';
  return { low: mayBeNegative ? negative(most) : zero, high: most, decimals: 2 };
}
