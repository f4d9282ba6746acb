import type { FormulaProblem } from '../foundation/problem.ts';

/** Thrown inside the parser and caught only by `parse`: parsing stops at the first mistake. */
export class FormulaMistake extends Error {
  readonly problem: FormulaProblem;

  constructor(problem: FormulaProblem) {
    super(problem.message);
    this.problem = problem;
  }
}
