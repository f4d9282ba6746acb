import type { FormulaProblem } from '../foundation/problem.ts';

/** Thrown inside the parser and caught by `parse` alone: the first mistake ends the reading. */
export class FormulaMistake extends Error {
  readonly problem: FormulaProblem;

  constructor(problem: FormulaProblem) {
    super(problem.message);
    this.problem = problem;
  }
}
