import type { Expression } from '@formpress/model';
import type { ExpressionIds } from './expression-ids.ts';
import type { Interval } from './interval.ts';

/** What is known about a chosen answer: which it is, or which it is not. */
export type Chosen = { readonly is?: string; readonly not: ReadonlySet<string> };

/** What is known where a part of a formula is calculated, from the conditions that led there. */
export class Facts {
  /** Results under these facts, by the id of the expression. */
  readonly bounds = new Map<number, Interval>();

  constructor(
    /** The possible values of an expression, by its id. */
    readonly numbers: ReadonlyMap<number, Interval> = new Map(),
    /** Whether a condition holds, by its id. */
    readonly truths: ReadonlyMap<number, boolean> = new Map(),
    /** The chosen answer, by question. */
    readonly chosen: ReadonlyMap<string, Chosen> = new Map(),
    /** Whether every question with options that is read has an answer. */
    readonly isAnswered = false,
  ) {}

  withNumbers(numbers: Iterable<readonly [number, Interval]>): Facts {
    const all = new Map([...this.numbers, ...numbers]);
    return new Facts(all, this.truths, this.chosen, this.isAnswered);
  }

  withTruth(id: number, truth: boolean): Facts {
    const all = new Map([...this.truths, [id, truth]]);
    return new Facts(this.numbers, all, this.chosen, this.isAnswered);
  }

  withChosen(name: string, chosen: Chosen): Facts {
    const all = new Map([...this.chosen, [name, chosen]]);
    return new Facts(this.numbers, this.truths, all, this.isAnswered);
  }

  whenAnswered(): Facts {
    return new Facts(this.numbers, this.truths, this.chosen, true);
  }
}

/** What is known about the names that a formula reads. */
export type Names = {
  /** The possible numbers of a name when it is not blank. */
  numbers(name: string): Interval;
  /** The options of a name. */
  options(name: string): readonly string[] | undefined;
};

/** The analysis of a formula. */
export type Analysis = {
  readonly names: Names;
  readonly ids: ExpressionIds;
  /** The possible values of a part under these facts. */
  bound(expression: Expression, facts: Facts): Interval;
};
