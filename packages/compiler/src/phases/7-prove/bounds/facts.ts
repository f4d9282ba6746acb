import type { Expression } from '@formpress/model';
import type { ExpressionIds } from './expression-ids.ts';
import type { Interval } from './interval.ts';

/** What is known of an answer that is chosen: which it is, or which it is not. */
export type Chosen = { readonly is?: string; readonly not: ReadonlySet<string> };

/** What holds where a part of a formula is calculated, by the conditions that led there. */
export class Facts {
  /** What was worked out under these facts, by the id of the expression. */
  readonly bounds = new Map<number, Interval>();

  constructor(
    /** By the id of an expression: the numbers it can come to. */
    readonly numbers: ReadonlyMap<number, Interval> = new Map(),
    /** By the id of a condition: whether it holds. */
    readonly truths: ReadonlyMap<number, boolean> = new Map(),
    /** By question: the answer that was chosen. */
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

/** What is known of the names that a formula reads. */
export type Names = {
  /** The numbers that a name comes to when it is not blank. */
  numbers(name: string): Interval;
  /** What a name is chosen from. */
  options(name: string): readonly string[] | undefined;
};

/** A formula under study. */
export type Study = {
  readonly names: Names;
  readonly ids: ExpressionIds;
  /** The numbers that a part comes to where these facts hold. */
  bound(expression: Expression, facts: Facts): Interval;
};
